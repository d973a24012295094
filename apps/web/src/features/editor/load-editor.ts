import type * as bodyEditor from "./body-editor.tsx";

type EditorModule = typeof bodyEditor;

let loading: Promise<EditorModule> | null = null;

/**
 * The editor, which is a chunk of its own: the first call fetches it, every other gets the same. Call it early (the Edit
 * button is near the pointer, the browser is idle) and again where the editor is drawn. After a failure the next call
 * tries again.
 */
export function loadEditor(): Promise<EditorModule> {
  loading ??= import("./body-editor.tsx").catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
