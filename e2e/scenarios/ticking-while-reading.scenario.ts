import { openDraft } from "@stemma/sample/open-draft";
import { publishDraft } from "@stemma/sample/publish-draft";
import { saveDraft } from "@stemma/sample/save-draft";
import type { Cast } from "../actors/enter-as-member.ts";
import { personalWorkspace } from "../actors/make-page.ts";
import { sharePage } from "../actors/share-page.ts";
import { expect, scenario } from "../scenario.ts";
import { expectAccessible, phone } from "../screens/expect-accessible.ts";
import { openHistory } from "../screens/history-dialog.ts";
import { pageScreen } from "../screens/page-screen.ts";

const plain = { version: 1, format: "", indent: 0, direction: null };

/** A check list with these rows, none of them done. */
function checkList(...rows: readonly string[]) {
  const children = rows.map((words, index) => ({
    type: "listitem",
    ...plain,
    $: { blockId: `row-${index}` },
    value: index + 1,
    checked: false,
    children: [
      { type: "text", version: 1, detail: 0, format: 0, mode: "normal", style: "", text: words },
    ],
  }));
  const list = { type: "list", ...plain, listType: "check", tag: "ul", start: 1, children };
  return { root: { type: "root", ...plain, children: [list] } };
}

/** A page of Olga's with a check list, which Mara reads. */
async function shareList(cast: Cast) {
  const shared = await sharePage(cast, { a: "To do." });
  const { api } = cast.owner;
  const draft = await openDraft(api, shared.pageId);
  const body = checkList("Lamp lit", "Rope dry");
  await saveDraft(api, draft, { pageTitle: "Closing time", body });
  await publishDraft(api, draft.id, {
    revision: draft.revision + 1,
    expected: draft.previousNode,
    subjectLine: "The list",
  });
  return shared;
}

scenario(
  "a box that is ticked while reading goes to the reader's draft",
  async ({ owner, enter }) => {
    const { pageId } = await shareList({ owner, enter });
    const { page } = owner;
    await page.goto(`/page/${pageId}`);
    const box = page.getByRole("checkbox", { name: "Lamp lit" });
    await box.click();
    await expect(page.getByText("Ticked in your draft only")).toBeVisible();
    await expect(box).not.toBeChecked();
    await page.getByRole("link", { name: "Open draft" }).click();
    const { body, bar } = pageScreen(page);
    await expect(body.getByRole("checkbox", { name: "Lamp lit" })).toBeChecked();
    await expect(bar).toContainText("4 words");
    await body.press("Control+End");
    await page.keyboard.type(" now");
    await expect(bar).toContainText("5 words");
  },
);

scenario(
  "on a phone, a message that stays makes room for the version history, and is there again afterwards",
  async ({ owner, enter }) => {
    const { pageId } = await shareList({ owner, enter });
    const { page, context } = owner;
    owner.complaints.allow(/ERR_FAILED POST /);
    await page.setViewportSize(phone);
    await page.goto(`/page/${pageId}`);
    const box = page.getByRole("checkbox", { name: "Lamp lit" });
    await expect(box).toBeVisible();
    await context.route("**/rpc/drafts/tick**", (route) => route.abort("failed"));
    await box.click();
    // A message of a failure stays until somebody closes it.
    const message = page.locator("[data-toast]");
    await expect(message).toContainText("We don't know whether the box was changed.");
    const { dialog } = await openHistory(page);
    await expect(message).toBeHidden();
    const search = dialog.getByRole("searchbox", { name: "Search in history" });
    const isOnTop = await search.evaluate((field) => {
      const { x, y, width, height } = field.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === field;
    });
    expect(isOnTop).toBe(true);
    await page.keyboard.press("Escape");
    await expect(message).toBeVisible();
  },
);

scenario(
  "in a workspace that allows it a tick is published at once, by keyboard, and others are told",
  async ({ owner, enter }) => {
    const { pageId, member } = await shareList({ owner, enter });
    const workspaceId = await personalWorkspace(owner);
    const { page } = owner;
    await page.goto(`/workspace/${workspaceId}`);
    await page.getByRole("button", { name: "Workspace settings" }).click();
    await page.getByRole("switch", { name: "Publish ticked boxes at once" }).click();
    await expectAccessible(page, "the settings of a workspace");
    await member.page.goto(`/page/${pageId}`);
    await expect(member.page.getByText("Lamp lit")).toBeVisible();

    await page.goto(`/page/${pageId}`);
    const [lamp, rope] = ["Lamp lit", "Rope dry"].map((name) =>
      page.getByRole("checkbox", { name }),
    ) as [ReturnType<typeof page.getByRole>, ReturnType<typeof page.getByRole>];
    await lamp.press("Space");
    await expect(lamp).toBeChecked();
    await expect(lamp).toBeFocused();
    await rope.press("Space");
    await expect(page.getByText("Checked 'Rope dry'")).toBeVisible();
    await expect(lamp).toBeChecked();
    await expect(rope).toBeFocused();
    await expectAccessible(page, "a page with boxes");
    await rope.press("Space");
    await expect(page.getByText("Unchecked 'Rope dry'")).toBeVisible();
    await expect(member.page.getByText("A new version was published by Olga Owner.")).toBeVisible();
  },
);
