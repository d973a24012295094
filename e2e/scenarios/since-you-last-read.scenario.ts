import type { Cast } from "../actors/enter-as-member.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { sharePage } from "../actors/share-page.ts";
import { expect, scenario } from "../scenario.ts";
import { desk, expectAccessible, phone } from "../screens/expect-accessible.ts";
import { pageScreen } from "../screens/page-screen.ts";

const first = {
  a: "Weigh the starter before you feed it.",
  b: "Feed it with equal parts of rye and water at forty degrees.",
};
const second = { ...first, c: "The lid is on but not closed." };
const third = { ...second, b: first.b.replace("forty", "thirty") };

/** A page of Olga's of which Mara read the first version. */
async function readOnce(cast: Cast) {
  const { versionId: shownVersion, ...shared } = await sharePage(cast, first);
  const { member, pageId } = shared;
  await member.api.call("POST", "/recents", { type: "page", id: pageId, shownVersion });
  return shared;
}

scenario(
  "a changed page is marked on Home and in the sidebar until it is marked as read",
  async ({ owner, enter }) => {
    const { page, pageId } = await readOnce({ owner, enter });
    await publishVersion(owner, pageId, { subjectLine: "The lid" }, second);
    await publishVersion(owner, pageId, { subjectLine: "Thirty degrees" }, third);

    await page.goto("/");
    const changed = page.getByRole("region", { name: "Changed since you read" });
    await expect(changed.getByRole("listitem")).toContainText("“Thirty degrees”, Olga Owner");
    const recent = page.getByRole("complementary").getByRole("link", { name: /The bread day/ });
    await expect(recent).toHaveAccessibleName(/Changed since you read it/);

    await changed.getByRole("link").click();
    const { unread, reading, heading } = pageScreen(page);
    // A run at midnight reads it on another day.
    await expect(unread).toContainText(
      /2 versions since you last read it \((today|yesterday)\): “The lid”, “Thirty degrees”\./,
    );
    await page.reload();
    await expect(unread).toBeVisible();
    const marked = page.waitForResponse(/reading\/mark/);
    await unread.getByRole("button", { name: "Mark as read" }).click();
    await expect(unread).toBeHidden();
    await expect(reading).toContainText("thirty degrees");
    await expect(heading).toBeFocused();
    await marked;

    const listed = page.waitForResponse(/reading\/changes/);
    await page.getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
    await listed;
    await expect(changed).toBeHidden();
    await expect(recent).not.toHaveAccessibleName(/Changed since you read it/);
  },
);

scenario(
  "the changes since the last reading are shown in the text and stepped through by key",
  async ({ owner, enter }) => {
    const { page, pageId } = await readOnce({ owner, enter });
    await publishVersion(owner, pageId, { subjectLine: "Thirty degrees, a lid" }, third);
    await page.goto(`/page/${pageId}`);
    const { unread, changes } = pageScreen(page);
    await unread.getByRole("button", { name: "Show changes" }).click();
    await expect(changes.locator("del")).toHaveText("forty");
    const isBelow = async () => {
      const above = await unread.boundingBox();
      const below = await page.getByText("2 changes", { exact: true }).boundingBox();
      return above !== null && below !== null && above.y + above.height < below.y;
    };
    await expect.poll(isBelow).toBe(true);
    await expect(changes.locator("ins")).toHaveText(["thirty", third.c]);
    await expect(changes).toContainText(first.a);
    await page.keyboard.press("n");
    await expect(page.getByText("Change 1 of 2", { exact: true })).toBeVisible();
    await page.keyboard.press("n");
    await expect(changes.locator(".diff-current")).toContainText(third.c);
    await page.keyboard.press("p");
    await expect(changes.locator(".diff-current")).toContainText("thirty");
    await page.keyboard.press("Escape");
    await expect(changes).toBeHidden();
    const show = unread.getByRole("button", { name: "Show changes" });
    await expect(show).toBeFocused();
    await show.dblclick();
    await expect(changes).toBeVisible();
    await unread.getByRole("button", { name: "Hide changes" }).click();
    await expect(changes).toBeHidden();
  },
);

scenario("the changes of a long page open at the first one", async ({ owner, enter }) => {
  const many = (last: string) => ({
    ...Object.fromEntries(Array.from({ length: 60 }, (_each, at) => [`p${at}`, `Row ${at}.`])),
    last,
  });
  const { member, page, pageId, versionId } = await sharePage({ owner, enter }, many("Six."));
  const read = { type: "page", id: pageId, shownVersion: versionId };
  await member.api.call("POST", "/recents", read);
  await publishVersion(owner, pageId, { subjectLine: "Seven" }, many("Seven."));
  await page.goto(`/page/${pageId}`);
  const { unread, changes } = pageScreen(page);
  await unread.getByRole("button", { name: "Show changes" }).click();
  await expect(changes.locator("ins")).toHaveText("Seven");
  await expect(changes.locator("ins")).toBeInViewport();
  const tops = await changes
    .locator("p")
    .evaluateAll((rows) => rows.slice(-8).map((row) => row.getBoundingClientRect().top));
  const steps = tops.slice(1).map((top, at) => Math.round(top - (tops[at] ?? 0)));
  expect(new Set(steps).size, `rows as far from each other as ${steps.join(", ")}`).toBe(1);
  await page.keyboard.press("n");
  await expect(page.getByText("Change 1 of 1", { exact: true })).toBeVisible();
});

scenario(
  "notes say who made each change: beside it where there is room, else in the bar for the current one",
  async ({ owner, enter }) => {
    const { page, pageId } = await readOnce({ owner, enter });
    const colder = { ...third, b: third.b.replace("rye", "wheat") };
    await publishVersion(owner, pageId, { subjectLine: "A lid" }, second);
    await publishVersion(owner, pageId, { subjectLine: "Thirty degrees" }, third);
    await publishVersion(owner, pageId, { subjectLine: "Wheat" }, colder);
    await page.setViewportSize(desk);
    await page.goto(`/page/${pageId}`);
    const { unread, changes } = pageScreen(page);
    await unread.getByRole("button", { name: "Show changes" }).click();
    const notes = page.getByRole("complementary", { name: "Who changed what" }).locator("div");
    await expect(notes.locator("span")).toHaveText([
      "Olga Owner changed one word in “Thirty degrees”",
      "Olga Owner changed one word in “Wheat”",
      "Olga Owner wrote this in “A lid”",
    ]);
    await expect(notes).toHaveCount(2);
    for (const [index, change] of ["1", "2"].entries()) {
      await expect(async () => {
        const [note, row] = await Promise.all([
          notes.nth(index).boundingBox(),
          changes.locator(`[data-change="${change}"]`).boundingBox(),
        ]);
        expect(note?.x).toBeGreaterThan((row?.x ?? 0) + (row?.width ?? 0));
        expect(Math.abs((note?.y ?? 0) - (row?.y ?? 0))).toBeLessThan(60);
      }).toPass({ timeout: 30_000 });
    }
    await expectAccessible(page, "the changes with notes in the margin");
    const inBar = page.locator('p[aria-hidden="true"]');
    await page.getByRole("button", { name: "Next change" }).click();
    await expect(inBar).toBeHidden();
    await page.setViewportSize(phone);
    await expect(notes.first()).toBeHidden();
    await expect(inBar).toHaveText(
      "Olga Owner changed one word in “Thirty degrees”Olga Owner changed one word in “Wheat”",
    );
    await page.getByRole("button", { name: "Next change" }).click();
    await expect(inBar).toHaveText("Olga Owner wrote this in “A lid”");
    await expect(page.getByRole("status").filter({ hasText: "Change 2 of 2." })).toContainText(
      "Olga Owner wrote this in “A lid”",
    );
    await expectAccessible(page, "the note of a change on a phone");
  },
);

scenario(
  "a version that is published while somebody reads becomes something to mark, on each of their devices",
  async ({ owner, enter }) => {
    const { member, page, pageId } = await readOnce({ owner, enter });
    const other = await member.openTab();
    const banner = pageScreen(page).unread;
    for (const tab of [page, other]) {
      await tab.goto(`/page/${pageId}`);
      await expect(tab.locator(".page-body")).toContainText("forty degrees");
      await expect(pageScreen(tab).toggle("Edit")).toBeVisible();
      await expect(pageScreen(tab).unread).toBeHidden();
    }
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
  "the palette shows the changes since the last reading, steps through them, and marks them as read",
  async ({ owner, enter }) => {
    const { page, pageId } = await readOnce({ owner, enter });
    await publishVersion(owner, pageId, { subjectLine: "Thirty degrees" }, third);
    await page.goto(`/page/${pageId}`);
    const { unread, reading } = pageScreen(page);
    await expect(unread).toBeVisible();
    const palette = page.getByRole("dialog", { name: "Search and commands" });
    const commandsOf = (group: string) =>
      palette.getByRole("group", { name: group }).getByRole("option");
    const run = async (group: string, command: string) => {
      await page.keyboard.press("Control+k");
      await commandsOf(group).filter({ hasText: command }).click();
      await expect(palette).toBeHidden();
    };
    await run("Changes since you last read", "Show changes");
    await run("This comparison", "Next change");
    await expect(page.getByText("Change 1 of 2", { exact: true })).toBeVisible();
    await run("Changes since you last read", "Mark as read");
    await expect(unread).toBeHidden();
    await expect(reading).toContainText("thirty degrees");
    await page.keyboard.press("Control+k");
    await expect(palette.getByRole("option").first()).toBeVisible();
    await expect(commandsOf("This comparison")).toHaveCount(0);
  },
);
