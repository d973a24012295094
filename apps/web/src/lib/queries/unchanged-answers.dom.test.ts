import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OrganizationId, PageId } from "@stemma/domain/ids";
import { api } from "../api.ts";

interface Answer {
  readonly status: number;
  readonly etag?: string;
  readonly json?: unknown;
}

const refusal = { defined: true, code: "NOT_ALLOWED", status: 403, message: "No." };

/** The `If-None-Match` of each request that reached the server. */
let asked: (string | null)[] = [];
let next: Answer = { status: 200 };

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push(request.headers.get("if-none-match"));
    const { status, etag, json } = next;
    const headers = etag === undefined ? {} : { etag };
    if (status === 304) return new Response(null, { status, headers });
    return Response.json({ json }, { status, headers });
  });
});

afterEach(() => vi.unstubAllGlobals());

function read(answer: Answer, pageId: string, organizationId = "home"): Promise<unknown> {
  next = answer;
  const context = { organizationId: organizationId as OrganizationId };
  return api.pages.get({ pageId: pageId as PageId }, { context });
}

test("a page that did not change is the same value as before, by reference", async () => {
  const first = await read({ status: 200, etag: '"1"', json: { title: "Tides" } }, "same");
  expect(first).toEqual({ title: "Tides" });
  expect(await read({ status: 304, etag: '"1"' }, "same")).toBe(first);
  expect(await read({ status: 304, etag: '"1"' }, "same")).toBe(first);
  const changed = await read({ status: 200, etag: '"2"', json: { title: "Ebb" } }, "same");
  expect(changed).toEqual({ title: "Ebb" });
  expect(await read({ status: 304, etag: '"2"' }, "same")).toBe(changed);
  expect(asked).toEqual([null, '"1"', '"1"', '"1"', '"2"']);
});

test("a refusal is a refusal, and what was known of the page is forgotten", async () => {
  await read({ status: 200, etag: '"1"', json: {} }, "refused");
  await expect(read({ status: 403, json: refusal }, "refused")).rejects.toMatchObject({
    code: "NOT_ALLOWED",
  });
  await read({ status: 200, json: {} }, "refused");
  expect(asked).toEqual([null, '"1"', null]);
});

test("another page, or the same in another organization, is asked for without a condition", async () => {
  await read({ status: 200, etag: '"1"', json: {} }, "one");
  await read({ status: 200, json: {} }, "other");
  await read({ status: 200, json: {} }, "one", "elsewhere");
  expect(asked).toEqual([null, null, null]);
});

test("only the last 16 answers are kept, and a page that is read again is among the last", async () => {
  const pages = Array.from({ length: 16 }, (_, at) => `page ${at}`);
  for (const page of pages) await read({ status: 200, etag: '"1"', json: {} }, page);
  await read({ status: 304, etag: '"1"' }, "page 0");
  await read({ status: 200, etag: '"1"', json: {} }, "page 16");
  asked = [];
  await read({ status: 304, etag: '"1"' }, "page 0");
  await read({ status: 200, etag: '"1"', json: {} }, "page 1");
  expect(asked).toEqual(['"1"', null]);
});
