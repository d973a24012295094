import type { PageBody } from "@stemma/document/format";
import { makeBody } from "@stemma/document/make-body";

/** The texts that an update merges: a title and a body. */
export interface UpdateText {
  readonly title: string;
  readonly body: PageBody;
}

/** The three texts of a merge: the draft's base version, the draft, and the published version. */
export interface UpdateTexts {
  readonly base: UpdateText;
  readonly ours: UpdateText;
  readonly theirs: UpdateText;
}

/** The title and body of a version or a draft. */
export function updateTextOf(source: {
  readonly pageTitle: string;
  readonly serializedEditorState: PageBody;
}): UpdateText {
  return { title: source.pageTitle, body: source.serializedEditorState };
}

/** The base of a draft that was started before anything was published. */
export const blankText: UpdateText = { title: "", body: makeBody([]) };
