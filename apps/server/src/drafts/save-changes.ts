import type { BodyChange } from "@stemma/document/body-change";
import type { DraftId } from "@stemma/domain/ids";
import type { Visitor } from "../access/organization-scope.ts";
import type { ChangedBody, CheckedBody } from "../platform/checked-body.ts";
import { refuse } from "../platform/refusal.ts";
import type { DraftStore } from "./draft.store.ts";
import { answerUnwritten, saveDraft, type SavedDraft } from "./save-draft.ts";

/** The input of a save that changes a part of the body; its nodes are not validated yet. */
interface SaveChanges {
  readonly draftId: DraftId;
  readonly expectedRevision: number;
  readonly saveId: string;
  readonly pageTitle: string;
  readonly draftNotes: string | null;
  /** The save that stored the body which the change is of. */
  readonly baseSaveId: string;
  readonly change: BodyChange<unknown>;
}

type Needs = Parameters<typeof saveDraft>[0] & {
  drafts: Pick<DraftStore, "findText">;
  analysis: { checkChangedBody(changed: ChangedBody): Promise<CheckedBody> };
};

/**
 * Saves the title, the notes and a change of the body on top of `expectedRevision`, like {@link saveDraft}. The body is read
 * before the write, which fails if the draft has a newer revision by then. After a failover or a restored backup the same
 * revision may hold another body, so the save that stored it is compared too.
 */
export async function saveChanges(
  needs: Needs,
  author: Visitor,
  { change, baseSaveId, ...save }: SaveChanges,
): Promise<SavedDraft> {
  const { drafts, analysis } = needs;
  const found = await drafts.findText(author, save.draftId);
  if (found === null) return refuse("NOT_FOUND");
  const isBase = found.revision === save.expectedRevision && found.saveId === baseSaveId;
  if (!isBase) return answerUnwritten(drafts, author, save);
  const checked = await analysis.checkChangedBody({ stored: found.stored, change });
  return saveDraft(needs, author, { ...save, serializedEditorState: null }, checked);
}
