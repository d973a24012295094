import type { Actor } from "../actors/actor.ts";
import { makeEmptyPage } from "../actors/make-empty-page.ts";
import { publishVersion } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { openHistory } from "../screens/history-dialog.ts";

/**
 * Creates a page with `count` versions in a row, from 'Version 1' on; returns the ids of the page and of the versions.
 */
async function makeVersions(owner: Actor, count: number) {
  const pageId = await makeEmptyPage(owner);
  const versionIds: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const subjectLine = `Version ${number}`;
    versionIds.push(await publishVersion(owner, pageId, { subjectLine }, { a: `Text ${number}` }));
  }
  return { pageId, versionIds };
}

/** The same, then reverts the page to an earlier version and publishes another one on top: 'Beside'. */
async function makeBranch(owner: Actor) {
  const { pageId, versionIds } = await makeVersions(owner, 3);
  const [versionId, , expectedPublishedVersion] = versionIds;
  await owner.api.call("POST", `/pages/${pageId}/revert`, { versionId, expectedPublishedVersion });
  await publishVersion(owner, pageId, { subjectLine: "Beside" }, { a: "Another text" });
  return pageId;
}

scenario(
  "the history is a tree: a branch stands 80 px beside, one's own draft is an extra leaf",
  async ({ owner }) => {
    const { page } = owner;
    const pageId = await makeBranch(owner);
    await owner.api.call("POST", `/pages/${pageId}/draft`, {});
    await page.goto(`/page/${pageId}`);
    const { dialog, node, nodes } = await openHistory(page);
    await expect(nodes).toHaveCount(5);
    const place = (subject: string) =>
      node(subject).evaluate(({ style: { left, top } }) => ({
        x: Number.parseFloat(left),
        y: Number.parseFloat(top),
      }));
    const root = await place("Version 1");
    const main = await place("Version 2");
    const beside = await place("Beside");
    expect(main.x).toBe(root.x + 150);
    expect(beside.x).toBe(root.x + 150);
    expect(Math.abs(main.y - beside.y)).toBe(80);
    expect(await place("Version 3")).toEqual({ x: root.x + 300, y: main.y });
    expect(await place("Your draft")).toEqual({ x: root.x + 300, y: beside.y });
    const tree = dialog.getByRole("tree", { name: "Versions" });
    expect(await tree.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThanOrEqual(498);
    await expect(node("Beside")).toHaveAccessibleName(/the published version/);
    await expect(node("Beside")).toHaveAttribute("aria-selected", "true");
  },
);

scenario(
  "a tree that is wider than its frame is moved by buttons of 100 px, by dragging, and back to what is published",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makeVersions(owner, 15);
    await page.goto(`/page/${pageId}`);
    const { dialog, node, button } = await openHistory(page);
    const frame = dialog.getByRole("tree", { name: "Versions" }).locator("xpath=..");
    const scrolled = () => frame.evaluate(({ scrollLeft }) => scrollLeft);
    await expect.poll(scrolled).toBeGreaterThan(300);
    await expect(node("Version 15")).toBeInViewport({ ratio: 1 });
    const start = await scrolled();
    await button("Scroll left").click();
    await expect.poll(scrolled).toBe(start - 100);
    await button("Scroll right").click();
    await expect.poll(scrolled).toBe(start);
    const box = await frame.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 60];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y);
    await page.mouse.move(x + 170, y);
    await page.mouse.up();
    await expect.poll(scrolled).toBeLessThan(start - 120);
    await button("Show the published version").click();
    await expect(node("Version 15")).toBeInViewport();
  },
);
