/** Addresses of static files: beside this module, so they carry the version that it has. */

/** @param {string} path as in `static/` */
export const asset = (path) => new URL(`../${path}`, import.meta.url).pathname;
