/** Every element of our pages is one of HTML or of SVG: both have these. */
interface Element extends HTMLOrSVGElement, ElementCSSInlineStyle {}
