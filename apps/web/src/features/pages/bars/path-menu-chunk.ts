import { preloadableAid } from "../../../lib/preloadable.tsx";

/** The menus of the steps of a page's path, in a chunk of its own. */
export const pathMenuChunk = preloadableAid(async () => (await import("./path-menu.tsx")).PathMenu);
