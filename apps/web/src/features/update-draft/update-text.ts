import type { PageBody } from "@stemma/document/format";
import { makeBody } from "@stemma/document/make-body";

/** What an update brings together: a title and a body. */
export interface UpdateText {
  readonly title: string;
  readonly body: PageBody;
}

/** The three texts of an update: what the draft was begun from, the draft, and what is published now. */
export interface UpdateTexts {
  readonly base: UpdateText;
  readonly ours: UpdateText;
  readonly theirs: UpdateText;
}

/** The text of a version, or of a draft. */
export function updateTextOf(source: {
  readonly pageTitle: string;
  readonly serializedEditorState: PageBody;
}): UpdateText {
  return { title: source.pageTitle, body: source.serializedEditorState };
}

/** What a draft was begun from where nothing was published then. */
export const blankText: UpdateText = { title: "", body: makeBody([]) };
