import type { SerializedEditorState } from "lexical";
export type PageBody = SerializedEditorState;
