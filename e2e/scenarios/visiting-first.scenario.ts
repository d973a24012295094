import type { Page } from "@playwright/test";
import { makeDraft, makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { answeredByDocument } from "../screens/answered-by-document.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { paste } from "../screens/paste.ts";

/** What a page on screen asks for by calls, unless its document answers it. */
const answerable = [
  "invitations/mine",
  "links/backlinks",
  "notifications/count",
  "pages/around",
  "pages/level",
  "pins/list",
  "requests/list",
  "workspaces/list",
];

/** What a first visit loads besides the calls. The italic font is for the message in the byline. */
const files = [
  "index.css",
  "index.js",
  "inter-latin-wght-normal.woff2",
  "reading.css",
  "reading.js",
  "rolldown-runtime.js",
  "source-serif-4-latin-400-italic.woff2",
  "source-serif-4-latin-wght-normal.woff2",
  "vendor.js",
];

/** The requests of a tab, by the names of files and procedures. */
function watchRequests(page: Page) {
  const names: string[] = [];
  page.on("request", (request) => names.push(new URL(request.url()).pathname));
  const below = (folder: string) =>
    names.filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length));
  return {
    calls: () => below("/rpc/").sort(),
    files: () =>
      below("/assets/")
        .map((name) => name.replace(/(?:-[\da-f]{6})?-[\w-]{8}(\.\w+)$/, "$1"))
        .sort(),
  };
}

scenario(
  "a first visit to a page asks only for what its document does not answer",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    // However busy the machine is, no answer grows old. The page is new: the live connection would tell of it.
    await page.clock.setFixedTime(new Date());
    await page.routeWebSocket(/\/live$/, () => {});
    const requests = watchRequests(page);
    const recents = page.waitForResponse(/\/rpc\/recents\/list/);
    await page.goto(`/page/${pageId}`);
    await expect(page.getByRole("treeitem", { name: "Tides" })).toBeVisible();
    await recents;
    await expect.poll(requests.files).toEqual(files);
    const known = await answeredByDocument(page);
    const asked = answerable.filter((name) => !known.includes(name));
    await expect.poll(requests.calls).toEqual([...asked, "recents/add", "recents/list"].sort());
  },
);

scenario("who only reads a page loads nothing in advance", async ({ owner }) => {
  const { page } = owner;
  const { pageId } = await makePage(owner, "Tides", "High at noon.");
  await page.clock.install();
  await page.routeWebSocket(/\/live$/, () => {});
  const requests = watchRequests(page);
  await page.goto(`/page/${pageId}`);
  await expect(page.getByRole("treeitem", { name: "Tides" })).toBeVisible();
  await expect.poll(requests.files).toEqual(files);
  await page.mouse.wheel(0, 100);
  await page.clock.runFor(60_000);
  // Requests are told in their order: whatever was loaded in advance has been told before this one.
  const last = page.waitForRequest(/\/readyz$/);
  await page.evaluate(async () => void (await fetch("/readyz")));
  await last;
  expect(requests.files()).toEqual(files);
  await page.getByRole("button", { name: "Edit" }).hover();
  await expect.poll(requests.files).toContain("popups.js");
  await expect.poll(requests.files).toContain("body-editor.js");
});

scenario(
  "a text shows while the stylesheet and the scripts are on their way",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    let send = () => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    await page.route(/\/assets\/.*\.(js|css)$/, async (route) => {
      await sent;
      await route.continue();
    });
    await page.goto(`/page/${pageId}`, { waitUntil: "commit" });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    const { reading } = pageScreen(page);
    await expect(reading).toHaveText("High at noon.");
    await expect(reading).toHaveCSS("font-family", /Source Serif 4/);
    await expect(page.getByRole("button", { name: "Edit" })).toBeHidden();
    send();
    await expect(page.getByRole("button", { name: "Edit" })).toBeVisible();
  },
);

/** The weights for which the page on screen has loaded a font of italics. Fonts of the machine that stand in for it do not count. */
function italicWeights(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => !family.includes("Fallback"))
      .filter(({ style, status }) => style === "italic" && status === "loaded")
      .map(({ weight }) => weight),
  );
}

scenario("the larger font of italics loads only where they are bold", async ({ owner }) => {
  const { page } = owner;
  const { pageId } = await makeDraft(owner, "Tides", "");
  const { body, publish, reading } = pageScreen(page);
  await page.goto(`/page/${pageId}`);
  await body.click();
  await paste(body, { html: "<p>High at <em>noon</em>.</p>" });
  await publish("First version");
  await expect(reading.getByText("noon")).toBeVisible();
  await expect.poll(() => italicWeights(page)).toEqual(["400"]);
  await page.getByRole("button", { name: "Edit" }).click();
  await body.click();
  await paste(body, { html: "<p>Low at <strong><em>six</em></strong>.</p>" });
  await expect.poll(() => italicWeights(page)).toEqual(["400", "401 900"]);
});
