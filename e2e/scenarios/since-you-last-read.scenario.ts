import { enterAsMember } from "../actors/enter-as-member.ts";
import { makeEmptyPage } from "../actors/make-empty-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import type { Actor } from "../actors/actor.ts";
import { expect, scenario } from "../scenario.ts";
import { inboxScreen } from "../screens/inbox-screen.ts";

const first = {
  a: "Weigh the starter before you feed it.",
  b: "Feed it with equal parts of rye and water at forty degrees.",
};
const second = { ...first, c: "The lid is on but not closed." };
const third = { ...second, b: first.b.replace("forty", "thirty") };

/** A page that Mara opened, with two more versions of Olga's since. */
async function readOnce({
  owner,
  enter,
}: {
  owner: Actor;
  enter: (name: string) => Promise<Actor>;
}) {
  const member = await enterAsMember({ owner, enter }, "Mara Member");
  const pageId = await makeEmptyPage(owner);
  const shownVersion = await publishVersion(owner, pageId, { subjectLine: "First" }, first);
  await member.api.call("POST", "/recents", { type: "page", id: pageId, shownVersion });
  return { member, page: member.page, pageId };
}

scenario(
  "a page that changed says so until it is marked as read; the changes are shown in its text and stepped through by key",
  async ({ owner, enter }) => {
    const { member, page, pageId } = await readOnce({ owner, enter });
    await member.api.call("PUT", `/pages/${pageId}/subscription`, { action: "subscribe" });
    await publishVersion(owner, pageId, { subjectLine: "The lid" }, second);
    await publishVersion(owner, pageId, { subjectLine: "Thirty degrees" }, third);

    await page.goto("/");
    const changed = page.getByRole("region", { name: "Changed since you read" });
    await expect(changed.getByRole("listitem")).toContainText("“Thirty degrees”, Olga Owner");
    const sidebar = page.getByRole("complementary");
    await expect(sidebar.getByRole("link", { name: /Changed since you read it/ })).toHaveCount(1);

    await changed.getByRole("link").click();
    const banner = page.getByRole("region", { name: "Changes since you last read" });
    await expect(banner).toContainText(
      "2 versions since you last read it (today): “The lid”, “Thirty degrees”.",
    );
    await banner.getByRole("button", { name: "Show changes" }).click();
    const changes = page.getByRole("region", { name: "Changes in the page" });
    await expect(changes.locator("del")).toHaveText("forty");
    const [above, below] = await Promise.all([
      banner.boundingBox(),
      page.getByText("2 changes", { exact: true }).boundingBox(),
    ]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    await expect(changes.locator("ins")).toHaveText(["thirty", second.c]);
    await expect(changes).toContainText(first.a);
    await page.keyboard.press("n");
    await expect(page.getByText("Change 1 of 2", { exact: true })).toBeVisible();
    await page.keyboard.press("n");
    await expect(changes.locator(".diff-current")).toContainText(second.c);
    await page.keyboard.press("p");
    await expect(changes.locator(".diff-current")).toContainText("thirty");
    await page.keyboard.press("Escape");
    await expect(changes).toBeHidden();
    const show = banner.getByRole("button", { name: "Show changes" });
    await expect(show).toBeFocused();
    await show.dblclick();
    await expect(changes).toBeVisible();
    await banner.getByRole("button", { name: "Hide changes" }).click();
    await expect(changes).toBeHidden();
    await page.reload();
    await expect(banner).toBeVisible();

    await banner.getByRole("button", { name: "Mark as read" }).click();
    await expect(banner).toBeHidden();
    await expect(page.locator(".page-body")).toContainText("thirty degrees");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goto("/inbox");
    await expect(inboxScreen(page).row("Thirty degrees")).not.toHaveText(/Unread/);
    await page.getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
    await expect(changed).toBeHidden();
    await expect(sidebar.getByRole("link", { name: /Changed since you read it/ })).toHaveCount(0);
  },
);

scenario(
  "a version that is published while somebody reads becomes something to mark, on each of their devices",
  async ({ owner, enter }) => {
    const { member, page, pageId } = await readOnce({ owner, enter });
    const other = await member.openTab();
    const banner = page.getByRole("region", { name: "Changes since you last read" });
    for (const tab of [page, other]) {
      await tab.goto(`/page/${pageId}`);
      await expect(tab.locator(".page-body")).toContainText("forty degrees");
    }
    await expect(banner).toBeHidden();
    await publishVersion(owner, pageId, { subjectLine: "Thirty degrees" }, third);
    await page.getByRole("button", { name: "Show it" }).click();
    await expect(banner).toContainText("1 version since you last read it");
    await other.getByRole("button", { name: "Show it" }).click();
    await expect(other.getByRole("button", { name: "Mark as read" })).toBeVisible();
    await banner.getByRole("button", { name: "Mark as read" }).click();
    await expect(banner).toBeHidden();
    await expect(other.getByRole("button", { name: "Mark as read" })).toBeHidden();
  },
);

scenario(
  "a mark that does not reach the server is taken back, with the reason",
  async ({ owner, enter }) => {
    const { member, page, pageId } = await readOnce({ owner, enter });
    await publishVersion(owner, pageId, { subjectLine: "Thirty degrees" }, third);
    member.complaints.allow(/reading\/mark/);
    await page.goto(`/page/${pageId}`);
    await page.route("**/rpc/reading/mark", (route) => route.abort());
    const banner = page.getByRole("region", { name: "Changes since you last read" });
    await banner.getByRole("button", { name: "Mark as read" }).click();
    await expect(page.getByRole("alert")).toContainText("The page was not marked as read.");
    await expect(banner).toBeVisible();
  },
);
