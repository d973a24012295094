import type { TakenPassages } from "@stemma/contract/draft-shapes";
import type { PageBody } from "@stemma/document/format";
import type { PageId, VersionId } from "@stemma/domain/ids";
import { bodyOf } from "./body-of.ts";
import type { Person } from "./people.ts";

type Draft = Awaited<ReturnType<Person["client"]["drafts"]["create"]>>;

interface Publishing {
  /** By default one paragraph with the subject line. */
  readonly text?: PageBody;
  readonly messageBody?: string;
  /** The version that an update of the draft took in. */
  readonly updatedTo?: VersionId;
  /** The page's published version; by default the one that the draft was updated to, or began from. */
  readonly published?: VersionId;
  readonly isSilent?: boolean;
  readonly takenPassages?: TakenPassages;
}

/** Saves a draft under the title "Bread" and publishes it. Returns the id of the version, and what publishing sent. */
export async function publishDraft(
  { client }: Person,
  draft: Draft,
  subjectLine: string,
  publishing: Publishing = {},
) {
  const { text = bodyOf(subjectLine), messageBody = "", updatedTo, published } = publishing;
  const { isSilent, takenPassages } = publishing;
  const { revision } = await client.drafts.save({
    draftId: draft.id,
    expectedRevision: draft.revision,
    saveId: crypto.randomUUID(),
    pageTitle: "Bread",
    serializedEditorState: text,
    draftNotes: null,
    ...(updatedTo !== undefined && { previousNode: updatedTo }),
    ...(takenPassages !== undefined && { takenPassages }),
  });
  const input = {
    draftId: draft.id,
    expectedRevision: revision,
    expectedPublishedVersion: published ?? updatedTo ?? draft.previousNode,
    publishMessage: { subjectLine, body: messageBody },
    ...(isSilent !== undefined && { isSilent }),
  };
  const { versionId } = await client.drafts.publish(input);
  return { versionId, input };
}

/** Begins a draft of the page and publishes it, as {@link publishDraft} does. */
export async function publishVersion(
  person: Person,
  pageId: PageId,
  subjectLine: string,
  publishing?: Publishing,
) {
  const draft = await person.client.drafts.create({ pageId });
  return publishDraft(person, draft, subjectLine, publishing);
}
