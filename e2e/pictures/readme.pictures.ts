import type { Page } from "@playwright/test";
import { createPage } from "@stemma/sample/create-page";
import { samplePassword, samplePeople } from "@stemma/sample/handbook/people";
import { seedHandbook } from "@stemma/sample/handbook/seed-handbook";
import { sendTo } from "@stemma/sample/send";
import { writeHandbook } from "../handbook/write-handbook.ts";
import { ovenManual, planOfTheBakery } from "../handbook/plan-of-the-bakery.ts";
import { expect, scenario } from "../scenario.ts";
import { openHistory } from "../screens/history-dialog.ts";
import { inboxScreen } from "../screens/inbox-screen.ts";
import { newPage } from "../screens/new-page.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { pageTree } from "../screens/page-tree.ts";
import { openPagePermissions } from "../screens/permissions-dialog.ts";
import { take } from "./take.ts";

scenario(
  "the README's pictures show the sample as Ana Weiss sees it",
  async ({ visitor, server }) => {
    await seedHandbook(sendTo(server.url));
    const { page, api } = visitor;
    const { email } = samplePeople.ana;
    await api.call("POST", "/auth/sign-in/email", { email, password: samplePassword });
    const drafts = await api.call<{ items: { pageId: string; isStale: boolean }[] }>(
      "GET",
      "/drafts",
    );
    const pageId = drafts.items.find(({ isStale }) => isStale)?.pageId;
    const open = async () => {
      await page.goto(`/page/${pageId}`);
      await expect(pageScreen(page).toggle("Draft Available")).toBeVisible();
      await expect(pageTree(page).item("The bread day")).toBeVisible();
    };

    await open();
    await take(page, "page-read");

    const history = await openHistory(page);
    await history.node("Water at thirty degrees").click();
    await expect(history.dialog.getByText("compared with")).toBeVisible();
    await take(page, "version-history");

    await open();
    await openPagePermissions(page);
    await expect(page.getByText(samplePeople.ben.email)).toBeVisible();
    await take(page, "permissions");

    await open();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("starter");
    await expect(page.getByRole("option", { name: /The bread day/ })).toBeVisible();
    await take(page, "palette");

    await open();
    await pageScreen(page).toggle("Draft Available").click();
    await expect(page.getByText("was published since you started")).toBeVisible();
    await expect(pageScreen(page).body).toBeVisible();
    await take(page, "page-draft");

    await page.goto("/inbox");
    await inboxScreen(page).row("The bread day").click();
    await expect(page.getByRole("link", { name: "See what changed" }).first()).toBeVisible();
    await take(page, "inbox");

    await open();
    await page.getByRole("heading", { name: "The night" }).evaluate((heading) => {
      heading.scrollIntoView();
      scrollBy(0, -80);
    });
    await expect.poll(() => page.evaluate(() => CSS.highlights.has("code-comment"))).toBe(true);
    await take(page, "page-table");
    await addPicture(page);
    await take(page, "page-picture");
  },
);

scenario("the pictures of a handbook with every kind", async ({ visitor, server }) => {
  scenario.slow();
  const { page, api } = visitor;
  const { email } = samplePeople.ana;
  await seedHandbook(sendTo(server.url));
  await api.call("POST", "/auth/sign-in/email", { email, password: samplePassword });
  const { items } = await api.call<{ items: { pageId: string; isStale: boolean }[] }>(
    "GET",
    "/drafts",
  );
  const staleId = items.find(({ isStale }) => isStale)?.pageId;
  const { workspace } = await api.call<{ workspace: { id: string } }>("GET", `/pages/${staleId}`);
  const { pageId } = await createPage(api, workspace.id);
  await page.goto(`/page/${pageId}`);
  const screen = pageScreen(page);
  await expect(screen.body).toBeVisible();
  await writeHandbook(page, { colleague: "Ben", page: "Rye" });
  await screen.publish("For everybody who begins in spring");
  await page.reload();
  await expect(screen.reading.locator(".formula .katex")).toBeVisible();
  await expect(screen.reading.locator("figure.diagram").getByRole("img")).toBeVisible();
  await takeWhole(page, "handbook-light");
  await page.emulateMedia({ colorScheme: "dark" });
  await takeWhole(page, "handbook-dark");
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 390, height: 844 });
  await takeWhole(page, "handbook-phone");
  await page.setViewportSize({ width: 1440, height: 900 });

  await screen.toggle("Edit").click();
  await screen.body.getByText("A pencil", { exact: true }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" and a knife");
  await screen.body.getByText("690 g", { exact: true }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" or 700 g");
  await screen.body.locator("pre.code-block").getByText("mix --fast 6m").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" --lid");
  await screen.says("Saved");
  const { draft } = await api.call<{ draft: { previousNode: string } }>("GET", `/pages/${pageId}`);
  await page.goto(`/page/${pageId}?edit=true&compareTo=${draft.previousNode}`);
  await expect(page.getByText("3 changes", { exact: true })).toBeVisible();
  await take(page, "handbook-compared");
});

/** A draft with a drawing and a file. */
async function addPicture(page: Page): Promise<void> {
  const { body, title, says } = await newPage(page);
  await title.fill("The new oven");
  await body.click();
  await page.keyboard.type(
    "It comes on Monday. The door opens to the left, so the trolleys stand on the right.",
  );
  await page.keyboard.press("Enter");
  const choose = async (
    query: string,
    file: { name: string; mimeType: string; buffer: Buffer },
  ) => {
    const choosing = page.waitForEvent("filechooser");
    await page.keyboard.type(`/${query}`);
    await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await (await choosing).setFiles(file);
  };
  await choose("image", await planOfTheBakery());
  await expect(body.locator("figure.picture img")).toHaveJSProperty("complete", true);
  await choose("file", ovenManual);
  await expect(body.locator("figure.file")).toBeVisible();
  await body.locator("figure.picture img").click();
  await page.keyboard.type("Where the oven stands, and the way of the trolleys.");
  await expect(page.getByRole("button", { name: "Describe the image" })).toBeVisible();
  await says("Saved");
}

/** Takes the whole page in a window of its height. */
async function takeWhole(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  if (size === null) throw new Error("The browser has no window of its own.");
  const end = await page.locator(".page-body > :last-child").evaluate((last) => {
    return Math.ceil(last.getBoundingClientRect().bottom + scrollY);
  });
  await page.setViewportSize({ ...size, height: end + 90 });
  // A page that was loaded again stands where its reader was.
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, name);
  await page.setViewportSize(size);
}
