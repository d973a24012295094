import { preloadable } from "../../lib/preloadable.tsx";

/** The trash, in a chunk of its own. */
export const trashChunk = preloadable(async () => (await import("./trash-screen.tsx")).TrashScreen);
