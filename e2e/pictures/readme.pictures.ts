import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { samplePassword, samplePeople } from "@stemma/sample/handbook/people";
import { seedHandbook } from "@stemma/sample/handbook/seed-handbook";
import { sendTo } from "@stemma/sample/send";
import { expect, scenario } from "../scenario.ts";
import { openHistory } from "../screens/history-dialog.ts";
import { inboxScreen } from "../screens/inbox-screen.ts";
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
  },
);

/** Takes the screenshot once the fonts have loaded. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}
