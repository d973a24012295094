import type { Page } from "@playwright/test";
import { makePageIn } from "../actors/make-page-below.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessibleAtAllWidths } from "../screens/expect-accessible.ts";
import { laidOut } from "../screens/laid-out.ts";
import { pageScreen } from "../screens/page-screen.ts";
import { settle } from "../screens/settle.ts";

const long = (beginning: string) => beginning.padEnd(200, "x");

/** Checks that the path shows these flags whole, on one line, between its beginning and the buttons of the bar. */
async function expectFlags(page: Page, flags: readonly string[]): Promise<void> {
  const { path } = pageScreen(page);
  for (const width of [360, 390, 600, 769, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await settle(page);
    await laidOut(page);
    for (const flag of flags) {
      const drawn = path.getByText(flag, { exact: true });
      await expect(drawn).toBeVisible();
      const isWhole = () =>
        drawn.evaluate((element) => {
          const box = element.getBoundingClientRect();
          const bounds = element.closest("nav")?.getBoundingClientRect();
          const lines = document.createRange();
          lines.selectNodeContents(element);
          return (
            bounds !== undefined &&
            box.width > 20 &&
            box.left >= bounds.left &&
            box.right <= bounds.right + 1 &&
            box.top >= 0 &&
            box.bottom <= (element.closest("header")?.getBoundingClientRect().bottom ?? 0) &&
            lines.getClientRects().length === 1
          );
        });
      // The first HTML is replaced once the scripts have drawn the same.
      const eventually = expect.configure({ soft: true });
      await eventually.poll(isWhole, `‘${flag}’ is whole, ${width} px wide`).toBe(true);
    }
  }
}

scenario(
  "the path keeps a page's states in sight beside the longest names, on a phone too",
  async ({ owner }) => {
    const { page, api } = owner;
    const { workspaceId } = await api.call<{ workspaceId: string }>("POST", "/workspaces", {
      workspaceName: long("Kitchen"),
    });
    const above = await makePageIn(owner, { workspaceId, parentPageId: null }, long("Grain"), "R.");
    const place = { workspaceId, parentPageId: above.pageId };
    const { pageId, versionId } = await makePageIn(owner, place, long("Bread"), "Flour.");
    await api.call("POST", `/pages/${pageId}/draft`, {});
    await page.goto(`/page/${pageId}?edit=true`);
    await expect(pageScreen(page).body).toBeVisible();
    await expectFlags(page, ["(Draft)"]);
    await page.goto(`/page/${pageId}?version=${versionId}`);
    await expectFlags(page, ["(Archived Version)"]);
    await api.call("DELETE", `/pages/${pageId}`, { expectedPublishedVersion: versionId });
    await page.goto(`/page/${pageId}?version=${versionId}`);
    await expectFlags(page, ["(Archived Version)", "(Deleted)"]);
    await page.goto(`/page/${pageId}`);
    await expectFlags(page, ["(Deleted)"]);
    await page.goto(`/page/${pageId}?edit=true`);
    await expect(pageScreen(page).toggle("Editing")).toBeVisible();
    await expectFlags(page, ["(Draft)", "(Deleted)"]);
    await expectAccessibleAtAllWidths(page, "a draft of a deleted page with long names");
  },
);
