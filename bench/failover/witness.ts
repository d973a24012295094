import type { Browser, Page } from "playwright-core";
import type { Cluster } from "../../deploy/ha/cluster/start-cluster.mjs";
import { createPage } from "@stemma/sample/create-page";
import { openDraft } from "@stemma/sample/open-draft";
import { publishDraft } from "@stemma/sample/publish-draft";
import { saveDraft } from "@stemma/sample/save-draft";
import { setTimeout as wait } from "node:timers/promises";
import { bodyOf } from "../../e2e/fixtures/body-of.ts";
import { signedIn } from "../browser.ts";
import { signUpAt } from "./sign-up-at.ts";

/** How long a screen may take to show what was published, before it is published anew. In milliseconds. */
const shownMs = 5_000;

/** Apart from the numbers of the writers. */
const witnessNumber = 200;

/** The words of screens that nobody should see because a database is away. */
const failure = /could not be loaded|Something went wrong|An error/;

/** Somebody with a browser: writes in one tab, and watches in another what is published. */
export interface Witness {
  /** Types into the editor. */
  type(words: string): Promise<void>;
  /** Publishes until the other tab shows it by itself. Resolves with the time of the first publish that was acknowledged, of the clock of `performance`. */
  untilLive(): Promise<number>;
  /** What was typed, and is not in the draft on the server. */
  findMissingWords(): Promise<string[]>;
  countErrorScreens(): number;
}

/** Signs somebody up, and opens both tabs. */
export async function startWitness(browser: Browser, cluster: Cluster): Promise<Witness> {
  const { url } = cluster;
  const writer = await signUpAt(cluster, witnessNumber);
  const { workspaceId } = writer;
  const context = await signedIn(browser, url, writer.cookies);
  const typed: string[] = [];
  const edited = await createPage(writer, workspaceId);
  const published = await createPage(writer, workspaceId);
  let draft: { id: string; revision: number } | null = { id: published.draftId, revision: 1 };
  let expected: string | null = null;
  let count = 0;

  /** Publishes once; fails where anything fails. */
  const publish = async () => {
    const title = `Tide ${count + 1}`;
    draft ??= await openDraft(writer, published.pageId);
    draft.revision = await saveDraft(writer, draft, { pageTitle: title, body: bodyOf(title) });
    const subjectLine = title;
    expected = await publishDraft(writer, draft.id, {
      revision: draft.revision,
      expected,
      subjectLine,
    });
    count += 1;
    draft = null;
    return title;
  };
  /** Reads what is there, after a call whose answer is missing. */
  const recover = async () => {
    const view = await writer.call<{
      page: { publishedVersion: string | null };
      draft: { id: string; revision: number } | null;
    }>("GET", `/pages/${published.pageId}`);
    expected = view.page.publishedVersion;
    draft = view.draft;
  };

  const [editor, watching] = [await context.newPage(), await context.newPage()];
  let errorScreens = 0;
  const countErrors = async (page: Page) => {
    if (await page.getByRole("heading", { name: failure }).first().isVisible()) errorScreens += 1;
  };
  await publish();
  await watching.goto(`${url}/workspace/${workspaceId}`);
  await watching.getByRole("link", { name: "Tide 1" }).first().waitFor();
  await editor.goto(`${url}/page/${edited.pageId}?edit=true`);
  const body = editor.getByRole("textbox", { name: "Page body" });
  await body.click();

  return {
    async type(words) {
      typed.push(words.trim());
      await editor.bringToFront();
      await body.focus();
      await editor.keyboard.type(words);
    },
    async untilLive() {
      await watching.bringToFront();
      let publishedAtMs: number | null = null;
      for (;;) {
        try {
          const title = await publish();
          publishedAtMs ??= performance.now();
          const shown = watching.getByRole("link", { name: title, exact: true }).first();
          await shown.waitFor({ timeout: shownMs });
          break;
        } catch {
          await wait(250);
          await recover().catch(() => {});
        }
      }
      await countErrors(watching);
      await countErrors(editor);
      return publishedAtMs ?? performance.now();
    },
    async findMissingWords() {
      await editor.bringToFront();
      const saved = editor.locator(".editbar [data-status]", { hasText: /^Saved$/ });
      await saved.waitFor({ timeout: 60_000 });
      const view = await writer.call("GET", `/pages/${edited.pageId}`);
      const stored = JSON.stringify(view);
      return typed.filter((words) => !stored.includes(words));
    },
    countErrorScreens: () => errorScreens,
  };
}
