import type * as bodyEditor from "./body-editor.tsx";

type EditorModule = typeof bodyEditor;

let loading: Promise<EditorModule> | null = null;
let loaded: EditorModule | null = null;

/**
 * Loads the editor's chunk, and then that of its parts for later, which nobody waits for. The first call fetches it, later
 * calls share the result. Call it early to preload (the pointer is near the Edit button, the browser is idle), and again
 * where the editor renders. After a failure the next call retries.
 */
export function loadEditor(): Promise<EditorModule> {
  loading ??= import("./body-editor.tsx").then(
    (module) => {
      loaded = module;
      void module.preloadParts();
      return module;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The editor's chunk if it has arrived: a text that is drawn with it at once is not drawn as static HTML first. */
export function loadedEditor(): EditorModule | null {
  return loaded;
}
