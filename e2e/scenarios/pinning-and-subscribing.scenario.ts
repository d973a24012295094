import { makePage } from "../actors/make-page.ts";
import { expect, scenario } from "../scenario.ts";
import { choosePageMenu } from "../screens/page-menu.ts";

const marks = [
  { set: "Pin page", unset: "Unpin page", shown: "Pinned", hover: "Unpin page" },
  {
    set: "Subscribe to Page",
    unset: "Unsubscribe from page",
    shown: "Subscribed",
    hover: "Unsubscribe from page",
  },
];

for (const { set, unset, shown, hover } of marks) {
  scenario(
    `a reader who chooses '${set}' sees '${shown}' after a reload, and takes it back`,
    async ({ owner: { page }, owner }) => {
      const { pageId } = await makePage(owner, "The bread day", "Feed it at six.");
      // Publishing subscribes the publisher.
      await owner.api.call("PUT", `/pages/${pageId}/subscription`, { action: "unsubscribe" });
      await page.goto(`/page/${pageId}`);
      const mark = page.getByRole("banner").getByRole("button", { name: shown });
      const taken = () => page.waitForResponse(/\/rpc\/(pins\/update|pages\/subscribe)/);
      const isSet = taken();
      await choosePageMenu(page, set);
      await expect(mark).toHaveText(shown);
      await isSet;
      await mark.hover();
      await expect(page.getByText(hover, { exact: true })).toBeVisible();
      await page.reload();
      await expect(mark).toBeVisible();
      const isUnset = taken();
      await choosePageMenu(page, unset);
      await expect(mark).toBeHidden();
      await isUnset;
      await page.reload();
      await expect(page.getByRole("button", { name: "Edit" })).toBeVisible();
      await expect(mark).toBeHidden();
    },
  );
}
