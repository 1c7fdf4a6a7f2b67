// Opens the table of a room, as screens/room/room.js does, with what tests/client/support/frame.py tells.
async ({ engine, lang, message, cooperative }) => {
  const [{ currentLang, load }, { Store }, { Chat }, { TableScreen }, game] = await Promise.all([
    import("/static/core/text/i18n.js"),
    import("/static/core/state/store.js"),
    import("/static/core/feed/chat.js"),
    import("/static/screens/table/table_screen.js"),
    import("/static/core/table/games.js").then(({ gameOf }) => gameOf(engine)),
  ]);
  if (currentLang() !== lang || !window.live) await load(lang, engine);
  document.documentElement.lang = lang;
  window.live?.destroy();
  const store = new Store();
  store.take(message);
  store.take({
    type: "presence",
    online: message.room.seats.map(({ person }) => person),
    watching: [],
  });
  if (cooperative) store.take({ type: "proposals", proposals: [] });
  document.body.dataset.screen = "table";
  Object.assign(document.getElementById("room-name"), {
    textContent: message.room.name,
    title: message.room.name,
  });
  const never = () => new Promise(() => {});
  const link = {
    act: never,
    undo: never,
    ask: never,
    say() {},
    preview: async (_, action) => ({ private: await window.enginePreviews(action) }),
  };
  const place = {
    key: "ABCDEF",
    store,
    link,
    chat: new Chat(store, never),
    game,
    engine: { bots: [] },
  };
  window.live = new TableScreen(document.getElementById("main"), place);
};
