import { afterEach, expect, test, vi } from "vitest";
import { contentOf } from "./draft-content.ts";
import { createDraftSender } from "./send-draft.ts";
import { aDraft } from "./testing/a-draft.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  { status: 422, code: "TOO_DEEP", kind: "refused", because: "it would be refused again" },
  { status: 503, code: "BUSY", kind: "failed", because: "the next attempt can succeed" },
])("a save answered with $code is $kind, because $because", async ({ status, code, kind }) => {
  const json = { defined: status === 422, code, status, message: "The server said no." };
  vi.stubGlobal("fetch", () =>
    Promise.resolve(
      new Response(JSON.stringify({ json }), {
        status,
        headers: { "content-type": "application/json" },
      }),
    ),
  );
  const draft = aDraft();
  const outcome = await createDraftSender()({
    draftId: draft.id,
    expectedRevision: 1,
    saveId: crypto.randomUUID(),
    content: contentOf(draft),
    isUpdate: false,
  });
  expect(outcome).toMatchObject({ kind });
});
