import { preloadable } from "../../lib/preloadable.tsx";

/** The list of templates, in a chunk of its own. */
export const templatesScreenChunk = preloadable(
  async () => (await import("./templates-screen.tsx")).TemplatesScreen,
);
