import { preloadable } from "../../lib/preloadable.tsx";

/** The list of snippets, in a chunk of its own. */
export const snippetsChunk = preloadable(
  async () => (await import("./snippets-screen.tsx")).SnippetsScreen,
);
