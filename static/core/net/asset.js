/** Addresses of static files: beside this module, so they carry the version that it has. */

/** Of this page; null where addresses carry none. */
export const version = /\/static\/(v-\w+)\//.exec(import.meta.url)?.[1] ?? null;

/** @param {string} path as in `static/` */
export const asset = (path) => new URL(`../../${path}`, import.meta.url).pathname;
