import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bodyOf } from "../testing/body-of.ts";
import { draftedPage } from "../testing/published-page.ts";
import { draftOf, saveOf } from "../testing/saved-draft.ts";
import type { Person } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { textOnLoopMax } from "../platform/text-on-loop.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Weiss");
});

afterAll(() => server.stop());

/** A text that is checked in a worker thread. */
const long = bodyOf(
  ...Array.from({ length: 1000 }, (_, row) => `Row ${row}: “flour” and 🍞, ${row}`),
);

const longSave = (draftId: Parameters<typeof saveOf>[0], revision: number) => ({
  ...saveOf(draftId, revision, ""),
  serializedEditorState: long,
});

/** Sends a save over one of the two protocols. */
async function send(protocol: "rpc" | "api", save: ReturnType<typeof longSave>, cookies: string) {
  const { draftId, ...input } = save;
  const [path, method, body] =
    protocol === "rpc"
      ? ["/rpc/drafts/save", "POST", JSON.stringify({ json: save })]
      : [`/api/drafts/${draftId}`, "PUT", JSON.stringify(input)];
  expect(body.length).toBeGreaterThan(textOnLoopMax);
  const headers = { "content-type": "application/json" };
  const response = await server.send(path, { method, headers, body }, cookies);
  const answer = await response.json();
  return { status: response.status, answer: answer.json ?? answer };
}

describe.each(["rpc", "api"] as const)("over /%s", (protocol) => {
  test("a long save is stored as it was sent, without what the format does not know", async () => {
    const { pageId, draftId, revision } = await draftedPage(ana, "Bread", "Flour");
    const save = longSave(draftId, revision);
    const sent = { ...save, serializedEditorState: { ...long, unknown: "field" } };
    const { status, answer } = await send(protocol, sent, ana.cookies);
    expect([status, answer.revision]).toEqual([200, revision + 1]);
    const draft = await draftOf(ana, pageId);
    expect(draft?.serializedEditorState).toEqual(long);
    expect(draft?.draftNotes).toBe(save.draftNotes);
  });

  test("a long save that is sent twice is taken once, and one over a newer revision is a conflict", async () => {
    const { draftId, revision } = await draftedPage(ana, "Bread", "Flour");
    const save = longSave(draftId, revision);
    const first = await send(protocol, save, ana.cookies);
    expect(await send(protocol, save, ana.cookies)).toEqual(first);
    const { status, answer } = await send(
      protocol,
      { ...save, saveId: crypto.randomUUID() },
      ana.cookies,
    );
    expect([status, answer.code]).toEqual([409, "DRAFT_CONFLICT"]);
    expect(answer.data.draft.serializedEditorState).toEqual(long);
  });

  test("a long save with an invalid text is refused with the path", async () => {
    const { pageId, draftId, revision } = await draftedPage(ana, "Bread", "Flour");
    const save = JSON.parse(JSON.stringify(longSave(draftId, revision)));
    save.serializedEditorState.root.children[999].type = "unknown";
    const { answer } = await send(protocol, save, ana.cookies);
    expect(answer).toMatchObject({
      code: "BODY_INVALID",
      data: { path: expect.stringContaining("root.children.999") },
    });
    expect(JSON.stringify(await draftOf(ana, pageId))).toContain("Flour");
  });

  test("somebody else's long save is not found, and one without a session is refused", async () => {
    const { draftId, revision } = await draftedPage(ana, "Bread", "Flour");
    const save = longSave(draftId, revision);
    const bo = await server.signUp(`Bo ${protocol}`);
    expect((await send(protocol, save, bo.cookies)).answer.code).toBe("NOT_FOUND");
    expect((await send(protocol, save, "")).answer.code).toBe("UNAUTHENTICATED");
  });
});
