import { useEffect, useState } from "react";
import { loadedEditor, loadEditor } from "./load-editor.ts";

/** The exports of the editor's chunk. */
export type EditorModule = Awaited<ReturnType<typeof loadEditor>>;

/** The editor once its chunk is loaded; `retry` loads it again after a failure. */
export function useBodyEditorModule() {
  const [tries, setTries] = useState(1);
  const [failedTry, setFailedTry] = useState(0);
  const [editor, setEditor] = useState<EditorModule | null>(loadedEditor);
  useEffect(() => {
    loadEditor().then(setEditor, () => setFailedTry(tries));
  }, [tries]);
  return { editor, isFailed: failedTry === tries, retry: () => setTries(tries + 1) };
}
