import { bodyToText } from "@stemma/document/body-to-text";
import type { Draft, PendingMerge } from "@stemma/contract/draft-shapes";
import type { VersionId } from "@stemma/domain/ids";
import { publishSubjectMaxCharacters } from "@stemma/domain/version/publish-message";
import { expect, test } from "vitest";
import { aText } from "../testing/a-text.ts";
import type { Planning } from "./plan-on-screen.ts";
import { planUpdate } from "../../merge-plan/plan-update.ts";
import { startUpdate, undoUpdate } from "./start-update.ts";
import { undoSubject } from "./undo-subject.ts";
import type { UpdatableDraft } from "./updatable-draft.ts";
import type { UpdateText } from "../../merge-plan/update-text.ts";

const parent = aText("Bread", { a: "Feed it at six.", b: "Mix at four.", c: "Bake it." });
const undone = {
  id: "v2" as VersionId,
  text: aText("Bread", { a: "Feed it at noon.", b: "Mix at four.", n: "Wait.", c: "Bake it." }),
  publishMessage: { subjectLine: "Prices 2027", body: "" },
  publishedAt: "2027-03-05T12:00:00.000Z",
};
const merged = { id: "v1" as VersionId, base: undone.text, text: parent, undone };

const planning: Planning = {
  plan: async (texts) => planUpdate(texts),
  signal: new AbortController().signal,
};

/** A draft of the third version with this text. */
function draftWith(text: UpdateText) {
  const content = {
    pageTitle: text.title,
    serializedEditorState: text.body,
    previousNode: "v3" as VersionId,
    pendingMerge: null as PendingMerge | null,
    publishSubject: null as string | null,
    takenPassages: [],
  };
  const write: UpdatableDraft["edit"] = ({ readBody, ...change }) => {
    const body = readBody === undefined ? {} : { serializedEditorState: readBody() };
    Object.assign(content, change, body);
  };
  const draft: UpdatableDraft = {
    readContent: () => content,
    edit: (change) => write(change),
    replace: (change) => write(change),
  };
  return { draft, content: content as Readonly<Partial<Draft>> & typeof content };
}

test("an undo takes back what the version did, keeps later changes, and proposes a subject", async () => {
  const now = aText("Bread", { a: "Feed it at noon.", b: "Mix it.", n: "Wait.", c: "Bake it." });
  const { draft, content } = draftWith(now);
  const done = await startUpdate(draft, merged, planning);
  expect(done).toMatchObject({ mergedChanges: 2, undone: { id: "v2" } });
  expect(bodyToText(content.serializedEditorState)).toBe("Feed it at six.\nMix it.\nBake it.");
  expect(content).toMatchObject({
    previousNode: "v3",
    publishSubject: "Undo 'Prices 2027' of Mar 5, 2027",
  });
  expect(done && (await undoUpdate(draft, done, planning))).toBe(true);
  expect(bodyToText(content.serializedEditorState)).toBe(bodyToText(now.body));
  expect(content.publishSubject).toBeNull();
});

test("where later changes touch the same words, the writer is asked and the text stays", async () => {
  const now = aText("Bread", {
    a: "Feed it at one.",
    b: "Mix at four.",
    n: "Wait.",
    c: "Bake it.",
  });
  const { draft, content } = draftWith(now);
  expect(await startUpdate(draft, merged, planning)).toBeNull();
  expect(content.pendingMerge).toMatchObject({ versionId: "v1", undoes: "v2" });
  expect(bodyToText(content.serializedEditorState)).toBe(bodyToText(now.body));
});

test("where nothing is left to undo, the draft stays as it is", async () => {
  const { draft, content } = draftWith(parent);
  expect(await startUpdate(draft, merged, planning)).toMatchObject({ mergedChanges: 0 });
  expect(content).toMatchObject({ publishSubject: null, pendingMerge: null });
});

test("a long subject is cut so that the proposed one may be published", () => {
  const subjectLine = "ä".repeat(publishSubjectMaxCharacters);
  const line = undoSubject({ ...undone, publishMessage: { subjectLine, body: "" } });
  expect(line).toHaveLength(publishSubjectMaxCharacters);
  expect(line).toMatch(/^Undo 'ä+…' of Mar 5, 2027$/);
});

test("what is typed while an undo is planned stays", async () => {
  const before = aText("Bread", { a: "Feed it at noon.", b: "Mix.", n: "Wait.", c: "Bake it." });
  const typed = aText("Bread", {
    a: "Feed it at noon.",
    b: "Mix.",
    n: "Wait.",
    c: "Bake it well.",
  });
  const { draft, content } = draftWith(before);
  const plan: Planning["plan"] = async (texts) => {
    if (texts.ours.body === before.body) draft.edit({ readBody: () => typed.body });
    return planUpdate(texts);
  };
  await startUpdate(draft, merged, { ...planning, plan });
  expect(bodyToText(content.serializedEditorState)).toBe("Feed it at six.\nMix.\nBake it well.");
});
