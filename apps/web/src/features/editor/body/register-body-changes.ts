import {
  $getNodeByKey,
  HISTORIC_TAG,
  type EditorState,
  type LexicalEditor,
  type NodeKey,
} from "lexical";

/** The tag of an update that replaces the body: not an edit by the writer. */
export const bodyReplacedTag = "body-replaced";

/**
 * Calls `onChange` on every change of the content, but not on selection, focus or a replaced body. The cost grows
 * with the change, not with the page.
 */
export function registerBodyChanges(editor: LexicalEditor, onChange: () => void): () => void {
  return editor.registerUpdateListener((update) => {
    const { editorState, prevEditorState, dirtyElements, dirtyLeaves, tags } = update;
    if (tags.has(bodyReplacedTag)) return;
    const touched = [...dirtyElements.keys(), ...dirtyLeaves];
    if (tags.has(HISTORIC_TAG) || hasOther(touched, prevEditorState, editorState)) onChange();
  });
}

/** Whether a touched node is a new object: Lexical copies a node before the first write to it. */
function hasOther(keys: readonly NodeKey[], before: EditorState, after: EditorState): boolean {
  const nodesOf = (state: EditorState) => state.read(() => keys.map((key) => $getNodeByKey(key)));
  const old = nodesOf(before);
  return nodesOf(after).some((node, index) => node !== old[index]);
}
