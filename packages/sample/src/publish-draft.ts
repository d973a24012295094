import type { Caller } from "./caller.ts";

/** The input of a publish. `expected` is the currently published version; `null` for a page's first version. */
interface Publishing {
  readonly revision: number;
  readonly expected: string | null;
  readonly subjectLine: string;
  readonly body?: string;
}

/** Publishes a draft as the next version of its page; returns the id of the version. */
export async function publishDraft(
  caller: Caller,
  draftId: string,
  { revision, expected, subjectLine, body = "" }: Publishing,
): Promise<string> {
  const { versionId } = await caller.call<{ versionId: string }>(
    "POST",
    `/drafts/${draftId}/publish`,
    {
      expectedRevision: revision,
      expectedPublishedVersion: expected,
      publishMessage: { subjectLine, body },
    },
  );
  return versionId;
}
