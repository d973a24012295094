import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { samplePassword, samplePeople } from "@stemma/sample/handbook/people";
import { seedHandbook } from "@stemma/sample/handbook/seed-handbook";
import { sendTo } from "@stemma/sample/send";
import { expect, scenario } from "../scenario.ts";
import { openHistory } from "../screens/history-dialog.ts";
import { inboxScreen } from "../screens/inbox-screen.ts";
import { newPage } from "../screens/new-page.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { openPagePermissions } from "../screens/permissions-dialog.ts";

const folder = fileURLToPath(new URL("../../docs/images/", import.meta.url));

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

/** A draft with a drawing and a file. */
async function addPicture(page: Page): Promise<void> {
  const { body, title } = await newPage(page);
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
  const buffer = await sharp(Buffer.from(drawing)).png().toBuffer();
  await choose("image", { name: "Plan of the bakery.png", mimeType: "image/png", buffer });
  await expect(body.locator("figure.picture img")).toHaveJSProperty("complete", true);
  await choose("file", {
    name: "Oven manual.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.alloc(2_340_000, "%PDF-1.7"),
  });
  await expect(body.locator("figure.file")).toBeVisible();
  await body.locator("figure.picture img").click();
  await page.keyboard.type("Where the oven stands, and the way of the trolleys.");
  await expect(page.getByRole("button", { name: "Describe the image" })).toBeVisible();
}

/** A plan of a bakery, in the colours of paper and pencil. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1360" height="560" viewBox="0 0 680 280">
  <rect width="680" height="280" fill="#f4efe3"/>
  <g fill="none" stroke="#6b6355" stroke-width="3">
    <rect x="24" y="24" width="632" height="232"/>
    <rect x="52" y="52" width="150" height="92" fill="#e8dfc9"/>
    <rect x="262" y="52" width="120" height="60" fill="#fff"/>
    <rect x="412" y="52" width="120" height="60" fill="#fff"/>
    <path d="M202 60a74 74 0 0 1 30 70" stroke-dasharray="6 5"/>
    <path d="M560 256v-60h96"/>
  </g>
  <path d="M236 196c60 34 150 34 250 0" fill="none" stroke="#2a5293" stroke-width="3" stroke-dasharray="10 7"/>
  <path d="M486 196l-14-4m14 4l-8 12" fill="none" stroke="#2a5293" stroke-width="3"/>
  <g font-family="sans-serif" font-size="15" fill="#4a4438" text-anchor="middle">
    <text x="127" y="103" font-weight="bold" fill="#b0311e">Oven</text>
    <text x="322" y="87">Table</text><text x="472" y="87">Table</text>
    <text x="608" y="231">Shop</text><text x="360" y="246" fill="#2a5293">Trolleys</text>
  </g>
</svg>`;

/** Takes the screenshot once the fonts have loaded. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}
