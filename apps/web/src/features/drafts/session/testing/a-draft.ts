import type { DraftId, PageId, UserId, VersionId } from "@stemma/domain/ids";
import type { BlockId } from "@stemma/document/block-id";
import type { PageBody } from "@stemma/document/format";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import type { Draft } from "@stemma/contract/draft-shapes";

/** A draft in its first revision; the test overrides fields that matter. */
export function aDraft(given: Partial<Draft> = {}): Draft {
  return {
    id: "draft-1" as DraftId,
    pageId: "page-1" as PageId,
    userId: "user-1" as UserId,
    organizationIds: [],
    workspaceIds: [],
    previousNode: "version-1" as VersionId,
    pageTitle: "The bread day",
    serializedEditorState: aBody("Feed the starter."),
    draftNotes: null,
    pendingMerge: null,
    publishSubject: null,
    takenPassages: [],
    updatedAt: "2027-01-01T00:00:00.000Z",
    revision: 1,
    ...given,
  };
}

/** A body with these paragraphs. */
export function aBody(...paragraphs: readonly string[]): PageBody {
  return makeBody(
    paragraphs.map((text, index) =>
      makeBlock({ id: `block-${index}` as BlockId, kind: "paragraph" }, [
        { text, marks: 0, url: null },
      ]),
    ),
  );
}
