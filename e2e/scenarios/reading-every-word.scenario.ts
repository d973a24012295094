import type { Page } from "@playwright/test";
import type { Actor } from "../actors/actor.ts";
import { makeDraft, makePage } from "../actors/make-page.ts";
import { publishVersion, writeDraft } from "../actors/publish-version.ts";
import { expect, scenario } from "../scenario.ts";
import { holdCalls } from "../screens/hold-calls.ts";
import {
  administratorsEntries,
  choosePageMenu,
  openPageModal,
  pageMenuOffers,
  publishersMarks,
  unsetMarks,
} from "../screens/page-menu.ts";
import { pageScreen } from "../screens/page-screen.ts";

/**
 * The page screen in one state, with all the words that the specification (section 2, "Page screen") requires there.
 */
interface State {
  readonly name: string;
  /** Creates the state, and returns its address. */
  readonly make: (owner: Actor) => Promise<string>;
  readonly tab: string;
  readonly path: RegExp;
  /** The edit toggle and its tooltip; `null` if there is none. */
  readonly toggle: readonly [name: "Edit" | "Draft Available" | "Editing", tooltip: string] | null;
  /** The menu's entries after pinning and subscribing; `null` if there is no menu. */
  readonly menu: readonly string[] | null;
  /** Other words on the screen. */
  readonly words: readonly string[];
  /** Words of other states, which must not be on this screen. */
  readonly not: readonly string[];
}

const editingWords = ["Editing Mode", "Draft notes", "only visible to you"];
const turnOn = "Turn on editing";
const turnOff = "Turn off editing";

const states: readonly State[] = [
  {
    name: "a published page",
    make: async (owner) => `/page/${(await makePage(owner, "Tides", "High at noon.")).pageId}`,
    tab: "Tides",
    path: /^Personal\s*\/\s*Tides$/,
    toggle: ["Edit", turnOn],
    menu: administratorsEntries,
    words: ["Tides", "High at noon.", "First version", "Olga Owner"],
    not: [...editingWords, "Archived Version", "Deleted Page", "(Draft)"],
  },
  {
    name: "a published page of which the reader has a draft",
    make: async (owner) => {
      const { pageId } = await makePage(owner, "Tides", "High at noon.");
      await owner.api.call("POST", `/pages/${pageId}/draft`, {});
      return `/page/${pageId}`;
    },
    tab: "Tides",
    path: /^Personal\s*\/\s*Tides$/,
    toggle: ["Draft Available", turnOn],
    menu: administratorsEntries,
    words: ["High at noon."],
    not: editingWords,
  },
  {
    name: "a published page without title and text",
    make: async (owner) => `/page/${(await makePage(owner, "", "")).pageId}`,
    tab: "Untitled Page",
    path: /^Personal\s*\/\s*Untitled Page$/,
    toggle: ["Edit", turnOn],
    menu: [
      "Version history",
      "Copy as Markdown",
      "Manage permissions",
      "Page icon",
      "New page below",
      "Move page",
      "Duplicate page",
      "Save as template",
      "Delete page",
    ],
    words: ["Untitled Page", "Turn on draft mode and publish some content."],
    not: editingWords,
  },
  {
    name: "a draft of a published page with another title",
    make: async (owner) => {
      const { pageId } = await makePage(owner, "Tides", "High at noon.");
      await writeDraft(owner, pageId, { a: "High at one." }, "Tides of 2027");
      return `/page/${pageId}?edit=true`;
    },
    tab: "Tides of 2027 (Draft)",
    path: /^Personal\s*\/\s*Tides of 2027\s*published as “Tides” \(Draft\)$/,
    toggle: ["Editing", turnOff],
    menu: [
      "Publish draft",
      "Version history",
      "Find and replace",
      "Page icon",
      "Create page from draft",
      "Save as template",
      "Delete draft",
    ],
    words: [...editingWords, "Saved", "Publish", "published as “Tides”", "High at one."],
    not: ["Deleted Page", "Archived Version"],
  },
  {
    name: "a draft never published",
    make: async (owner) => `/page/${(await makeDraft(owner, "", "")).pageId}`,
    tab: "Untitled Page (Draft)",
    path: /^Personal\s*\/\s*Untitled Page \(Draft\)$/,
    toggle: ["Editing", "A page that was never published is only a draft"],
    menu: [
      "Publish draft",
      "Version history",
      "Find and replace",
      "Manage permissions",
      "Page icon",
      "Create page from draft",
      "Save as template",
      "Delete draft",
    ],
    words: [...editingWords, "Saved", "Publish"],
    not: ["Deleted Page", "published as"],
  },
  {
    name: "an archived version",
    make: async (owner) => {
      const { pageId, versionId } = await makePage(owner, "Tides", "High at noon.");
      await publishVersion(owner, pageId, { subjectLine: "Second" }, { a: "High at one." });
      return `/page/${pageId}?version=${versionId}&edit=true`;
    },
    tab: "Tides",
    path: /^Personal\s*\/\s*Tides \(Archived Version\)$/,
    toggle: null,
    menu: null,
    words: ["Archived Version", "View Latest", "High at noon.", "First version"],
    not: [...editingWords, "High at one."],
  },
  {
    name: "a deleted page",
    make: async (owner) => {
      const { pageId, versionId } = await makePage(owner, "Tides", "High at noon.");
      await owner.api.call("DELETE", `/pages/${pageId}`, { expectedPublishedVersion: versionId });
      return `/page/${pageId}`;
    },
    tab: "Tides",
    path: /^Personal\s*\/\s*Tides \(Deleted\)$/,
    toggle: null,
    menu: [
      "Version history",
      "Show authors",
      "Copy as Markdown",
      "Manage permissions",
      "Duplicate page",
      "Restore deleted page",
    ],
    words: ["Deleted Page", "High at noon."],
    not: editingWords,
  },
  {
    name: "a draft of a deleted page",
    make: async (owner) => {
      const { pageId, versionId } = await makePage(owner, "Tides", "High at noon.");
      await owner.api.call("POST", `/pages/${pageId}/draft`, {});
      await owner.api.call("DELETE", `/pages/${pageId}`, { expectedPublishedVersion: versionId });
      return `/page/${pageId}?edit=true`;
    },
    tab: "Tides (Draft)",
    path: /^Personal\s*\/\s*Tides \(Draft\) \(Deleted\)$/,
    toggle: ["Editing", turnOff],
    menu: [
      "Version history",
      "Find and replace",
      "Create page from draft",
      "View deleted page",
      "Restore deleted page",
      "Delete draft",
    ],
    words: [...editingWords, "Deleted Page", "High at noon."],
    not: ["Publish draft"],
  },
];

for (const { name, make, tab, path, toggle, menu, words, not } of states) {
  scenario(`${name} says what is specified, and nothing of another state`, async ({ owner }) => {
    const { page } = owner;
    await page.goto(await make(owner));
    await expect(page).toHaveTitle(tab);
    await expect(pageScreen(page).path).toHaveText(path);
    for (const text of words) {
      const shown = page.getByText(text, { exact: false }).filter({ visible: true });
      await expect.soft(shown.first(), text).toBeVisible();
    }
    for (const text of not) await expect.soft(page.getByText(text), text).toHaveCount(0);
    await expectToggle(page, toggle);
    const dots = page.getByRole("button", { name: "Page menu" });
    if (menu === null) await expect.soft(dots).toHaveCount(0);
    else {
      const marks = name === "a draft never published" ? unsetMarks : publishersMarks;
      await expect.poll(() => pageMenuOffers(page)).toEqual([...marks, ...menu]);
    }
  });
}

async function expectToggle(page: Page, toggle: State["toggle"]): Promise<void> {
  const button = page.getByRole("button", { name: /^(Edit|Draft Available|Editing)$/ });
  if (toggle === null) {
    await expect.soft(button).toHaveCount(0);
    return;
  }
  const [name, tooltip] = toggle;
  await expect.soft(button).toHaveText(name);
  await expect.soft(button).toHaveAttribute("aria-pressed", String(name === "Editing"));
  await button.hover();
  await expect.soft(page.getByRole("tooltip")).toHaveText(tooltip);
}

scenario(
  "what takes its time says what it is: creating a draft, publishing it, adding a page, deleting one",
  async ({ owner }) => {
    const { page } = owner;
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    await page.goto(`/page/${pageId}`);
    const screen = pageScreen(page);
    const create = await holdCalls(page, "**/rpc/drafts/create");
    await screen.toggle("Edit").click();
    await expect(page.getByText("Creating draft…")).toBeVisible();
    create();
    await expect(screen.body).toBeVisible();
    await expect(page.getByText("Creating draft…")).toBeHidden();
    const publish = await holdCalls(page, "**/rpc/drafts/publish");
    await choosePageMenu(page, "Publish draft");
    await screen.publishDialog.getByLabel("Subject line").fill("Again");
    await screen.publishDialog.getByRole("button", { name: "PUBLISH", exact: true }).click();
    await expect(page.getByText("Publishing draft…").first()).toBeVisible();
    publish();
    await expect(screen.reading).toHaveText("High at noon.");
    const copy = await holdCalls(page, "**/rpc/pages/copy");
    await (
      await openPageModal(page, "Duplicate page")
    )
      .getByRole("button", { name: "DUPLICATE" })
      .click();
    await expect(page.getByText("Adding page…")).toBeVisible();
    copy();
    await expect(screen.title).toHaveValue("Tides (copy)");
    const remove = await holdCalls(page, "**/rpc/drafts/delete");
    await (
      await openPageModal(page, "Delete draft")
    )
      .getByRole("button", { name: "DELETE" })
      .click();
    await expect(page.getByText("Deleting draft…")).toBeVisible();
    remove();
    await expect(page).toHaveURL(/\/workspace\//);
    await expect(page.getByText("Deleting draft…")).toBeHidden();
  },
);
