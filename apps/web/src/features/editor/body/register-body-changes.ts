import {
  $getNodeByKey,
  HISTORIC_TAG,
  type EditorState,
  type LexicalEditor,
  type NodeKey,
} from "lexical";

/** Marks an update that puts a body into the editor: not a change the writer made. */
export const bodyReplacedTag = "body-replaced";

/**
 * Tells of every change of the content, and of nothing else: not of selections, focus, or a body put in from outside.
 * Costs as much as the change is large, not the page.
 */
export function registerBodyChanges(editor: LexicalEditor, onChange: () => void): () => void {
  return editor.registerUpdateListener((update) => {
    const { editorState, prevEditorState, dirtyElements, dirtyLeaves, tags } = update;
    if (tags.has(bodyReplacedTag)) return;
    const touched = [...dirtyElements.keys(), ...dirtyLeaves];
    if (tags.has(HISTORIC_TAG) || hasOther(touched, prevEditorState, editorState)) onChange();
  });
}

/** Whether a touched node is another object than before: Lexical copies a node before the first write to it. */
function hasOther(keys: readonly NodeKey[], before: EditorState, after: EditorState): boolean {
  const nodesOf = (state: EditorState) => state.read(() => keys.map((key) => $getNodeByKey(key)));
  const old = nodesOf(before);
  return nodesOf(after).some((node, index) => node !== old[index]);
}
