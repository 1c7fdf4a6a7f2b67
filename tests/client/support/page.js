// As much of a page as modules ask for that draw nothing: something to listen on. Import it first.

const listened = new EventTarget();
const hears = (name) => listened[name].bind(listened);

Object.assign(globalThis, {
  addEventListener: hears("addEventListener"),
  removeEventListener: hears("removeEventListener"),
  dispatchEvent: hears("dispatchEvent"),
  document: Object.assign(new EventTarget(), {
    documentElement: { lang: "en", dataset: {} },
    hidden: false,
  }),
  location: new URL("http://boneyard.test/"),
  reportError(error) {
    throw error;
  },
});
Object.defineProperty(navigator, "onLine", { value: true });
