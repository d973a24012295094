import { preloadable } from "../../../lib/preloadable.tsx";

/** The choice of a template, in a chunk of its own. */
export const templatesChunk = preloadable(
  async () => (await import("./template-field.tsx")).TemplateField,
);
