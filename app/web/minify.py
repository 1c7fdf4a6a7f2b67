"""Scripts and style sheets as they are sent: without comments and indentation.

Those are for readers of the source.

They are a quarter of what a first visit would weigh. Lines keep their numbers, so that an error
in a browser names the line of the source. Only comments that begin a line are taken out: that
needs no understanding of the language (a ``//`` within a line may be a string's). A text that spans
lines would lose its indentation; a test sees to it that there is none.

>>> plain("/** Why.\\n * @param {x} y */\\nlet a = 1; // kept\\n  // gone\\n  let b = 'http://x';\\n")
"\\n\\nlet a = 1; // kept\\n\\nlet b = 'http://x';\\n"
>>> plain("/** @type {A} */ let a;\\nlet b; /* why */")
'/** @type {A} */ let a;\\nlet b; /* why */'
"""

import re

_COMMENT = re.compile(r"^[ \t]*(?:/\*(?:(?!\*/).)*\*/[ \t]*|//[^\n]*)$", re.MULTILINE | re.DOTALL)
_INDENT = re.compile(r"^[ \t]+", re.MULTILINE)


def plain(text: str) -> str:
    return _INDENT.sub("", _COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), text))
