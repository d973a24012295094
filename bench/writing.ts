import type { Browser, Page } from "playwright-core";
import { signedIn } from "./browser.ts";
import { documentOf } from "./document-of.ts";
import { recordMainThread, workPerKey } from "./main-thread.ts";
import { percentile, time } from "./report.ts";
import type { Row } from "./report.ts";
import { signUpWriter, writePage, type Writer } from "./writer.ts";

const letters = 120;
/** Somebody who types fast: about sixteen keys a second. In milliseconds. */
const keyPauseMs = 60;
/** What the editor loads when the browser is idle has arrived by then. In milliseconds. */
const idleMs = 4000;
const openings = 5;

/**
 * Writing in pages of several lengths: the time from a keystroke to its durable save, the work of the main thread for each key, and the work
 * until a page that is read can be edited. Beside it what a browser needs for a bare text of the same length, without any script.
 */
export async function measureWriting(browser: Browser, url: string): Promise<Row[]> {
  const writer = await signUpWriter(url);
  const needs = { browser, url, writer };
  const rows: Row[] = [];
  rows.push({
    what: "edit durable on the server",
    goal: "1.1 s",
    seen: time(await durableMs(await openedDraft(needs, 50))),
  });
  for (const blocks of [50, 500, 2000]) {
    const tab = await openedDraft(needs, blocks);
    rows.push(await typing(tab, `a key in ${blocks} rows`));
    if (blocks === 2000) {
      rows.push({
        what: `autosave of ${blocks} rows: longest task`,
        seen: time(await autosaveTaskMs(tab)),
      });
    }
    await tab.context().close();
    rows.push({ ...(await typing(await bareText(browser, blocks), bareOf(blocks))), goal: "–" });
  }
  for (const blocks of [500, 2000]) rows.push(await opening(needs, blocks));
  return rows;
}

interface Needs {
  readonly browser: Browser;
  readonly url: string;
  readonly writer: Writer;
}

const bareOf = (blocks: number) => `the same in a bare contenteditable of ${blocks} rows`;

/** A draft of this length that is being edited, with the caret in its first row. */
async function openedDraft({ browser, url, writer }: Needs, blocks: number): Promise<Page> {
  const page = { title: "The bread day", body: documentOf(blocks), isPublished: false };
  const { pageId } = await writePage(writer, page);
  const context = await signedIn(browser, url, writer.cookies);
  const tab = await context.newPage();
  await tab.goto(`${url}/page/${pageId}?edit=true`);
  await tab.getByRole("textbox", { name: "Page body" }).click();
  await tab.keyboard.press("Control+Home");
  await tab.waitForTimeout(idleMs);
  return tab;
}

/** A page that is nothing but an editable text of this length. */
async function bareText(browser: Browser, blocks: number): Promise<Page> {
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await tab.setContent(`<div contenteditable style="width: 700px">${htmlOf(blocks)}</div>`);
  await tab.locator("[contenteditable]").click();
  await tab.keyboard.press("Control+Home");
  return tab;
}

function htmlOf(blocks: number): string {
  const { children } = documentOf(blocks).root;
  return children
    .map((row) => JSON.stringify(row).match(/"text":"([^"]*)"/)?.[1] ?? "")
    .map((text) => `<p><span>${text}</span></p>`)
    .join("");
}

async function typing(tab: Page, what: string): Promise<Row> {
  const work = workPerKey(
    await recordMainThread(tab, async () => {
      for (let letter = 0; letter < letters; letter += 1) {
        await tab.keyboard.press(letter % 6 === 5 ? "Space" : "a");
        await tab.waitForTimeout(keyPauseMs);
      }
    }),
  );
  const [p50, p95] = [percentile(work, 0.5), percentile(work, 0.95)].map(time);
  return { what: `${what}: main thread p95 (p50)`, goal: "16 ms", seen: `${p95} (${p50})` };
}

/** From the Edit button of a published page to its editor: the work of the main thread, and the time on the clock. */
async function opening({ browser, url, writer }: Needs, blocks: number): Promise<Row> {
  const page = { title: "The bread day", body: documentOf(blocks), isPublished: true };
  const work: number[] = [];
  const clock: number[] = [];
  for (let turn = 0; turn < openings; turn += 1) {
    const { pageId } = await writePage(writer, page);
    const context = await signedIn(browser, url, writer.cookies);
    const tab = await context.newPage();
    await tab.goto(`${url}/page/${pageId}`);
    const edit = tab.getByRole("button", { name: "Edit", exact: true });
    await edit.waitFor();
    await tab.waitForTimeout(idleMs);
    await edit.focus();
    const { tasks, keysMs } = await recordMainThread(tab, async () => {
      const pressed = performance.now();
      await tab.keyboard.press("Enter");
      await tab.getByRole("textbox", { name: "Page body" }).waitFor();
      clock.push(performance.now() - pressed);
    });
    const [pressedMs = 0] = keysMs;
    const own = tasks.filter(({ startMs }) => startMs >= pressedMs - 0.5);
    work.push(own.reduce((sum, { processorMs }) => sum + processorMs, 0));
    await context.close();
  }
  const [worked, passed] = [percentile(work, 0.5), percentile(clock, 0.5)].map(time);
  return {
    what: `${blocks} rows open for editing: main thread (clock), median of ${openings}`,
    goal: "500 ms",
    seen: `${worked} (${passed})`,
  };
}

async function durableMs(tab: Page): Promise<number> {
  const saved = tab.waitForResponse((response) => response.url().includes("/rpc/drafts/save"));
  const typed = performance.now();
  await tab.keyboard.type("x");
  await saved;
  const ms = performance.now() - typed;
  await tab.context().close();
  return ms;
}

/** The longest task of an autosave on the main thread. In milliseconds. */
async function autosaveTaskMs(tab: Page): Promise<number> {
  const { tasks } = await recordMainThread(tab, async () => {
    const saved = tab.waitForResponse((response) => response.url().includes("/rpc/drafts/save"));
    await tab.keyboard.type("z");
    await saved;
  });
  return Math.max(...tasks.map(({ processorMs }) => processorMs));
}
