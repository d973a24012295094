import { makeDraft } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { blockBoxes, boxesBelow, expectBlocksLike } from "../screens/block-boxes.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { paste } from "../screens/paste.ts";

/** What a page loads to draw diagrams. */
const ofDiagrams = /\/diagram-frame|\/assets\/diagram/;

scenario("a diagram is written, drawn, read and looked at closely", async ({ owner }) => {
  const { page } = owner;
  const screen = pageScreen(page);
  const { body, reading } = screen;
  const { keyboard } = page;
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const { pageId } = await makeDraft(owner, "How an order travels", "");
  await page.goto(`/page/${pageId}`);
  await body.click();

  await keyboard.type("Before.");
  await keyboard.press("Enter");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(loaded.filter((address) => ofDiagrams.test(address))).toEqual([]);
  await keyboard.type("```mermaid ");
  await expect(body.locator("figure.diagram")).toHaveCount(1);
  await keyboard.press("Backspace");
  await expect(body.locator("p").last()).toHaveText("```mermaid ");
  await keyboard.press("Backspace");
  await keyboard.press("Enter");
  const source = body.locator("figure.diagram > pre");
  const drawing = body.locator("figure.diagram > .drawing");
  await expect(source).toBeVisible();
  await keyboard.type("flowchart LR");
  await keyboard.press("Enter");
  await keyboard.type("A[Order] --> ");
  await expect(drawing).toContainText("This diagram cannot be shown. There is a mistake in line 2");
  await keyboard.type("B[Mill]");
  await expect(drawing.getByRole("img", { name: "Diagram" })).toBeVisible();
  await keyboard.press("ArrowDown");
  await keyboard.type("After.");
  await expect(body.locator("figure.diagram + p")).toHaveText("After.");

  // The source is out of sight, and the arrows and a click open it.
  await expect(source).toHaveCSS("width", "1px");
  await keyboard.press("ArrowUp");
  await expect(body.locator("figure.diagram")).toHaveClass(/diagram-open/);
  await keyboard.press("ArrowUp");
  await keyboard.press("ArrowUp");
  await expect(body.locator("figure.diagram")).not.toHaveClass(/diagram-open/);
  await drawing.click();
  await expect(body.locator("figure.diagram")).toHaveClass(/diagram-open/);
  await keyboard.press("Enter");
  await keyboard.type("accTitle: From the order to the mill");
  await expect(drawing.getByRole("img", { name: "From the order to the mill" })).toBeVisible();
  await expectAccessibleAtAllWidths(page, "a diagram whose source is open");

  await body.locator("> p").first().click();
  await expect(body.locator(".diagram-open")).toHaveCount(0);
  const written = boxesBelow(await blockBoxes(body));
  await screen.publish("The way of an order");
  const shown = reading.getByRole("img", { name: "From the order to the mill" });
  await expect(shown).toBeVisible();
  await expectBlocksLike(reading, written);
  await expectAccessibleAtAllWidths(page, "a page with a diagram");

  await page.emulateMedia({ colorScheme: "dark" });
  await expect(shown).toHaveCSS("filter", /invert/);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await expect(shown).toHaveCSS("filter", "none");
  await page.emulateMedia({ colorScheme: "light", media: "screen" });

  await shown.click();
  const viewer = page.getByRole("dialog", { name: "From the order to the mill" });
  await expect(viewer.getByRole("img")).toBeVisible();
  await expectAccessibleAtAllWidths(page, "a diagram in the viewer");
  await keyboard.press("Escape");
  await expect(viewer).toBeHidden();

  // Without a script, a reader sees the source.
  const first = await (await page.request.get(`/page/${pageId}`)).text();
  expect(first).toContain("<pre>flowchart LR<br>A[Order] --&gt; B[Mill]<br>accTitle");
});

/** A hundred million empty places, which Mermaid lays out one by one. */
const endless = "block\n  columns 3\n  a space:100000000 b";

const blocks = (...sources: readonly string[]): string =>
  sources.map((source) => `<pre lang="mermaid">${source.replaceAll("<", "&lt;")}</pre>`).join("");

scenario(
  "a diagram that never ends keeps no tab busy, and no other one away",
  async ({ owner }) => {
    const { page } = owner;
    const screen = pageScreen(page);
    const { pageId } = await makeDraft(owner, "Long lines", "");
    await page.goto(`/page/${pageId}`);
    await screen.body.click();
    await paste(screen.body, { html: blocks(endless, 'pie\n  accTitle: Flour\n  "Rye" : 1') });
    // The frame may be busy for five seconds, after it has loaded, which a busy machine does slowly.
    await expect(screen.body.getByText("It takes too long to draw.")).toBeVisible({
      timeout: 60_000,
    });
    await expect(screen.body.getByRole("img", { name: "Flour" })).toBeVisible();
  },
);

scenario("where diagrams are drawn, nothing reaches the page or the network", async ({ owner }) => {
  const { page } = owner;
  const screen = pageScreen(page);
  const { pageId } = await makeDraft(owner, "Sandbox", "");
  await page.goto(`/page/${pageId}`);
  await screen.body.click();
  await paste(screen.body, { html: blocks("flowchart LR\n  accTitle: Two\n  A --> B") });
  await expect(screen.body.getByRole("img", { name: "Two" })).toBeVisible();
  owner.complaints.allow(/Content Security Policy|csp |sandboxed|insecure|localStorage|cookie/i);

  const frame = page.frames().find((one) => one.url().includes("/diagram-frame"));
  const reached = await frame?.evaluate(async () => {
    const tried: Record<string, () => unknown> = {
      page: () => parent.document.title,
      top: () => top?.document.title,
      cookies: () => document.cookie,
      storage: () => localStorage.length,
      api: () => fetch("/api/account"),
      elsewhere: () => fetch("https://a.test/"),
      picture: () =>
        new Promise((resolve, reject) => {
          const image = new Image();
          image.addEventListener("load", resolve);
          image.addEventListener("error", () => reject(new Error("blocked")));
          image.src = "/favicon.svg";
        }),
      window: () => {
        if (open("about:blank") === null) throw new Error("blocked");
      },
      code: () => new Function("return 1")(),
    };
    const names: string[] = [];
    for (const [name, attempt] of Object.entries(tried)) {
      try {
        await attempt();
        names.push(name);
      } catch {
        // Not reached.
      }
    }
    return { names, origin: self.origin };
  });
  expect(reached).toEqual({ names: [], origin: "null" });
});
