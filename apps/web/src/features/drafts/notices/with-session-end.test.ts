import { expect, test } from "vitest";
import type { DraftSnapshot } from "../session/draft-snapshot.ts";
import { withSessionEnd } from "./with-session-end.ts";

const saved: DraftSnapshot = {
  status: "saved",
  trouble: null,
  isKept: true,
  isJournalBroken: false,
  draftId: "draft" as DraftSnapshot["draftId"],
  previousNode: null,
  pendingMerge: null,
  publishSubject: null,
  pageTitle: "The bread day",
  draftNotes: null,
  replacements: 0,
  conflict: null,
};

test.each<{ given: Partial<DraftSnapshot>; trouble: string | undefined; because: string }>([
  { given: {}, trouble: "signed-out", because: "nothing was refused yet" },
  { given: { status: "unsaved" }, trouble: "signed-out", because: "the save will be refused" },
  { given: { trouble: { kind: "gone" } }, trouble: "gone", because: "signing in saves nothing" },
  {
    given: { trouble: { kind: "unreached" } },
    trouble: "unreached",
    because: "nobody can sign in",
  },
  {
    given: { status: "publishing draft" },
    trouble: undefined,
    because: "its answer is on its way",
  },
])(
  "after the session ended, the writer is told $trouble, because $because",
  ({ given, trouble }) => {
    expect(withSessionEnd({ ...saved, ...given }, true).trouble?.kind).toBe(trouble);
  },
);

test("while the session lasts, the draft is told as it is", () => {
  expect(withSessionEnd(saved, false)).toBe(saved);
});
