import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PageBody } from "@stemma/document/format";
import { contentOf } from "./draft-content.ts";
import { createDraftSender } from "./send-draft.ts";
import { aDraft } from "./testing/a-draft.ts";

/** What was sent: the last part of the address, and the input. */
const sent: { procedure: string; input: Record<string, unknown> }[] = [];
/** The answers to come, first to last; `null` is a lost connection. */
const answers: ({ status?: number; json: object } | null)[] = [];

beforeEach(() => {
  sent.length = 0;
  answers.length = 0;
  vi.stubGlobal("fetch", async (request: Request, init?: RequestInit) => {
    const { url } = request;
    const body = init?.body ?? (await request.text());
    sent.push({
      procedure: url.slice(url.lastIndexOf("/") + 1),
      input: JSON.parse(String(body)).json,
    });
    const answer = answers.shift();
    if (answer === undefined) throw new Error("No answer is left.");
    if (answer === null) throw new TypeError("Failed to fetch");
    const { status = 200, json } = answer;
    const headers = { "content-type": "application/json" };
    return new Response(JSON.stringify({ json }), { status, headers });
  });
});

afterEach(() => vi.unstubAllGlobals());

const draft = aDraft();
const [row] = draft.serializedEditorState.root.children;

/** A body with this many rows, all the same object. */
function bodyWith(rows: number): PageBody {
  const { root, ...rest } = draft.serializedEditorState;
  const children = Array.from({ length: rows }, () => row).filter((node) => node !== undefined);
  return { ...rest, root: { ...root, children } };
}

const attemptOf = (expectedRevision: number, body: PageBody, isUpdate = false) => ({
  draftId: draft.id,
  expectedRevision,
  saveId: crypto.randomUUID(),
  content: contentOf({ ...draft, serializedEditorState: body }),
  isUpdate,
});

const saved = (revision: number, isAsSent?: boolean) => ({
  json: { revision, updatedAt: "2026-01-01T00:00:00.000Z", isAsSent },
});

const refused = (status: number, code: string, data: object = {}) => ({
  status,
  json: { defined: true, code, status, message: "No.", data },
});

test("after a save that was stored as it was sent, only changes are sent", async () => {
  const save = createDraftSender();
  answers.push(saved(2, true), saved(3, true), saved(4, true));
  await save(attemptOf(1, bodyWith(3)));
  const outcome = await save(attemptOf(2, bodyWith(5)));
  expect(outcome).toMatchObject({ kind: "saved", revision: 3 });
  expect(outcome).not.toHaveProperty("isAsSent");
  await save(attemptOf(3, bodyWith(4)));
  expect(sent.map(({ procedure }) => procedure)).toEqual(["save", "saveChanges", "saveChanges"]);
  expect(sent[1]?.input).toMatchObject({
    expectedRevision: 2,
    baseSaveId: sent[0]?.input["saveId"],
    change: { formatVersion: 2, start: 3, removed: 0, nodes: [row, row] },
  });
  expect(sent[2]?.input).toMatchObject({ change: { start: 4, removed: 1, nodes: [] } });
});

test.each([
  ["the server does not say that it holds the text", saved(2), attemptOf(2, bodyWith(4))],
  ["the server repaired the text", saved(2, false), attemptOf(2, bodyWith(4))],
  ["the save is on top of another revision", saved(2, true), attemptOf(7, bodyWith(4))],
  [
    "the save is of another draft",
    saved(2, true),
    { ...attemptOf(2, bodyWith(4)), draftId: crypto.randomUUID() as typeof draft.id },
  ],
  ["the save changes the draft's base", saved(2, true), attemptOf(2, bodyWith(4), true)],
  ["nearly everything changed", saved(2, true), attemptOf(2, bodyWith(2000))],
])("the whole text is sent where %s", async (_, first, attempt) => {
  const save = createDraftSender();
  answers.push(first, saved(8));
  await save(attemptOf(1, bodyWith(3)));
  await save(attempt);
  expect(sent.map(({ procedure }) => procedure)).toEqual(["save", "save"]);
  expect(sent[1]?.input["serializedEditorState"]).toEqual(attempt.content.serializedEditorState);
});

test.each([
  ["does not know the call", refused(404, "NOT_FOUND")],
  ["refuses the change", refused(400, "BODY_INVALID", { path: "change", reason: "Fewer nodes." })],
])("a server that %s gets the same save with the whole text at once", async (_, answer) => {
  const save = createDraftSender();
  answers.push(saved(2, true), answer, saved(3));
  await save(attemptOf(1, bodyWith(3)));
  const attempt = attemptOf(2, bodyWith(4));
  expect(await save(attempt)).toMatchObject({ kind: "saved", revision: 3 });
  expect(sent.map(({ procedure }) => procedure)).toEqual(["save", "saveChanges", "save"]);
  expect(sent[2]?.input).toMatchObject({
    saveId: attempt.saveId,
    serializedEditorState: attempt.content.serializedEditorState,
  });
});

test.each([
  ["a failure", refused(500, "INTERNAL_SERVER_ERROR"), "failed"],
  ["a conflict", refused(409, "DRAFT_CONFLICT", { draft }), "conflict"],
])("after %s, the next save sends the whole text", async (_, answer, kind) => {
  const save = createDraftSender();
  answers.push(saved(2, true), answer, saved(3));
  await save(attemptOf(1, bodyWith(3)));
  expect(await save(attemptOf(2, bodyWith(4)))).toMatchObject({ kind });
  await save(attemptOf(2, bodyWith(5)));
  expect(sent.map(({ procedure }) => procedure)).toEqual(["save", "saveChanges", "save"]);
});

test("a change whose answer was lost is sent again", async () => {
  const save = createDraftSender();
  answers.push(saved(2, true), null, saved(3));
  await save(attemptOf(1, bodyWith(3)));
  const attempt = attemptOf(2, bodyWith(4));
  expect(await save(attempt)).toEqual({ kind: "unreached" });
  expect(await save(attempt)).toMatchObject({ kind: "saved", revision: 3 });
  expect(sent[2]).toEqual(sent[1]);
});
