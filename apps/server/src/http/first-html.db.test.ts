import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { BlockId } from "@stemma/document/block-id";
import { bodyToText } from "@stemma/document/body-to-text";
import { makeBlock } from "@stemma/document/make-block";
import { makeBody } from "@stemma/document/make-body";
import { pageLinkWord } from "@stemma/document/page-links/page-link-word";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { systemClock } from "../platform/clock.ts";
import { bodyOf } from "../testing/body-of.ts";
import { mentioning } from "../testing/mentioning.ts";
import { publishVersion } from "../testing/publish-version.ts";
import { draftedPage, publishedPage } from "../testing/published-page.ts";
import { startTestServer } from "../testing/start-test-server.ts";
import type { Person } from "../testing/people.ts";
import type { TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp("Ana Weiss");
});

afterAll(() => server.stop());

async function htmlOf(path: string, cookies: string): Promise<string> {
  const response = await server.send(path, {}, cookies);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return response.text();
}

/** The HTML that a reader sees before any script runs. */
function painted(html: string): string {
  return /<div id="root">(.*)<\/div><script/s.exec(html)?.[1] ?? "";
}

test("a reader's first HTML shows the page's title and text", async () => {
  const { pageId } = await publishedPage(ana, "Bread", "Flour and water");
  const html = await htmlOf(`/page/${pageId}`, ana.cookies);
  expect(html).toContain("<title>Bread</title>");
  expect(painted(html)).toContain("Bread</h1>");
  expect(painted(html)).toContain("Flour and water");
});

test("what a writer types is text in the first HTML, wherever it stands", async () => {
  const attack = "</title></script><script>alert(1)</script><img src=x onerror=alert(1)>";
  const { pageId } = await publishedPage(ana, attack, attack);
  const html = await htmlOf(`/page/${pageId}`, ana.cookies);
  expect(html).toContain("&lt;script&gt;alert(1)");
  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain("<img");
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});

test.each(["Quince", "</script><script>", "Quince \u2028"])(
  "the first HTML of a long text has all its rows, to several readers at once: %j",
  async (word) => {
    const rows = Array.from({ length: 1_000 }, (_, row) => `Row ${row}: ${word}`);
    const { pageId } = await publishedPage(ana, "Long", ...rows);
    const read = () => htmlOf(`/page/${pageId}`, ana.cookies);
    const [html, other] = await Promise.all([read(), read()]);
    expect(other).toBe(html);
    const text = painted(html);
    for (const row of rows) expect(text).toContain(row.replace(/[<>]/g, escaped));
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    const data = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    const { pageView } = JSON.parse(data) as { pageView: PageView };
    expect(bodyToText(pageView.page.serializedEditorState ?? bodyOf())).toBe(rows.join("\n"));
    expect(data).not.toMatch(/[\u2028\u2029]/);
  },
);

test("the first HTML of a text that no thread can draw has its data, from which the client draws it", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "stemma-worker-"));
  const worker = path.join(folder, "worker.mjs");
  const whole = JSON.stringify(pathToFileURL(inject("analysisWorker")).href);
  writeFileSync(
    worker,
    `export * from ${whole}; export function drawText() { throw new Error("No memory is left."); }`,
  );
  const failing = await startTestServer(systemClock, [], {}, server, worker);
  try {
    const rows = Array.from({ length: 1_000 }, (_, row) => `Row ${row}: flour, water and salt`);
    const { pageId } = await publishedPage(ana, "Long", ...rows);
    const response = await failing.send(`/page/${pageId}`, {}, ana.cookies);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(painted(html)).toBe("");
    expect(html).toContain("Row 999: flour");
  } finally {
    await failing.stop();
    rmSync(folder, { recursive: true });
  }
});

const escaped = (sign: string): string => (sign === "<" ? "&lt;" : "&gt;");

test("a sidebar that a person hid is hidden in their first HTML, in that organization", async () => {
  const person = await server.signUp("Hanna Hider");
  expect(await htmlOf("/", person.cookies)).not.toContain("data-sidebar");
  await person.client.settings.updateConfiguration({ sidebarSettings: { isShowSidebar: false } });
  expect(await htmlOf("/", person.cookies)).toMatch(/^<!doctype html><html data-sidebar="hidden"/);
  await person.client.organizations.create({ organizationName: "Elsewhere" });
  expect(await htmlOf("/", person.cookies)).not.toContain("data-sidebar");
});

test("an address of a draft, an archived version or a comparison shows no published text first", async () => {
  const { pageId, versionId } = await publishedPage(ana, "Bread", "Flour and water");
  for (const search of ["edit=true", `version=${versionId}`, "compareTo=draft"]) {
    expect(painted(await htmlOf(`/page/${pageId}?${search}`, ana.cookies))).toBe("");
  }
});

test("a stranger's and a visitor's first HTML hold nothing of a page, published or not", async () => {
  const stranger = await server.signUp("Sam Stranger");
  const published = await publishedPage(ana, "Quince", "Quince jelly");
  const drafted = await draftedPage(ana, "Quince", "Quince tart");
  for (const { pageId } of [published, drafted]) {
    for (const cookies of [stranger.cookies, ""]) {
      expect(await htmlOf(`/page/${pageId}`, cookies)).not.toContain("Quince");
    }
  }
});

test("the theme and the sidebar's width come with the first HTML", async () => {
  const html = await htmlOf("/", `${ana.cookies}; stemma-theme=dark; stemma-sidebar=304`);
  expect(html).toContain('<html data-theme="dark" data-sidebar-width="304">');
});

test("a cookie that nobody of ours wrote sets no looks", async () => {
  const html = await htmlOf("/", `${ana.cookies}; stemma-theme=dark"onload="x; stemma-sidebar=9"x`);
  expect(html).toContain("<html>");
});

test("a link to a page shows its title in the first HTML, and none to who may not see it", async () => {
  const { pageId: targetId } = await publishedPage(ana, "Flour & salt", "Rye");
  const { pageId } = await publishedPage(ana, "Bread", "Mix");
  const ben = await server.signUp("Ben Roth");
  const foreign = await publishedPage(ben, "Secret recipe", "Rye");
  const runs = [targetId, foreign.pageId].map((id) => ({
    text: pageLinkWord(id),
    marks: 0,
    url: null,
  }));
  const text = makeBody([makeBlock({ id: "a" as BlockId, kind: "paragraph" }, runs)]);
  await publishVersion(ana, pageId, "Link", { text });
  const html = await htmlOf(`/page/${pageId}`, ana.cookies);
  expect(painted(html)).toContain(`href="/page/${targetId}">Flour &amp; salt</a>`);
  expect(painted(html)).toContain(">No access</span>");
  expect(html).not.toContain("Secret recipe");
});

test("the first HTML shows the pages above, and the room that the path needs", async () => {
  const above = await publishedPage(ana, "Bread & rolls", "Flour");
  const { pageId } = await publishedPage(ana, "Rye", "Dark");
  const { workspaceId } = above;
  await ana.client.pages.move({ pageId, workspaceId, parentPageId: above.pageId });
  const html = painted(await htmlOf(`/page/${pageId}`, ana.cookies));
  expect(html).toContain(`<a href="/page/${above.pageId}" dir="auto">Bread &amp; rolls</a>`);
  expect(html).toContain('<span class="topbar-above" data-needs="300">');
  const atTop = painted(await htmlOf(`/page/${above.pageId}`, ana.cookies));
  expect(atTop).not.toContain("topbar-above");
});

test("a mention has a name in the first HTML, and none of somebody of another organization", async () => {
  const { pageId } = await publishedPage(ana, "Who helps", "Mix");
  const eve = await server.signUp("Eve Stone");
  const text = mentioning(ana.account.user.id, eve.account.user.id);
  await publishVersion(ana, pageId, "Mention", { text });
  const html = await htmlOf(`/page/${pageId}`, ana.cookies);
  expect(painted(html)).toContain(">@Ana Weiss</span>");
  expect(painted(html)).toContain("data-unnamed>@someone</span>");
  expect(html).not.toContain("Eve Stone");
});

test("the compressed first HTML unpacks to the plain one, also where the text names pages and people", async () => {
  const { pageId: targetId } = await publishedPage(ana, "Flour", "Rye");
  const { pageId } = await publishedPage(ana, "Bread", "Long ".repeat(5_000));
  const runs = [pageLinkWord(targetId), " ".padEnd(9_000, "long ")].map((text) => ({
    text,
    marks: 0,
    url: null,
  }));
  const linking = makeBody([makeBlock({ id: "a" as BlockId, kind: "paragraph" }, runs)]);
  const other = await publishedPage(ana, "Rolls", "x");
  await publishVersion(ana, other.pageId, "Link", { text: linking });
  for (const path of [`/page/${pageId}`, `/page/${other.pageId}`, "/"]) {
    const headers = { "accept-encoding": "gzip, deflate, br" };
    const packed = await server.send(path, { headers }, ana.cookies);
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    const bytes = Buffer.from(await packed.arrayBuffer());
    const plain = await htmlOf(path, ana.cookies);
    expect(gunzipSync(bytes).toString()).toBe(plain);
    if (path !== "/") expect(bytes.length).toBeLessThan(plain.length / 2);
  }
});
