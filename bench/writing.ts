import type { Browser, Page } from "playwright-core";
import { signedIn } from "./browser.ts";
import { documentOf } from "./document-of.ts";
import { percentile, time } from "./report.ts";
import type { Row } from "./report.ts";
import { signUpWriter, writePage } from "./writer.ts";

const letters = 200;

/**
 * Writing in a short and in a very long page: the time from a keystroke to its durable save, and the time of the frames
 * between.
 */
export async function measureWriting(browser: Browser, url: string): Promise<Row[]> {
  const writer = await signUpWriter(url);
  const rows: Row[] = [];
  for (const blocks of [50, 2000]) {
    const page = { title: "The bread day", body: documentOf(blocks), isPublished: false };
    const { pageId } = await writePage(writer, page);
    const context = await signedIn(browser, url, writer.cookies);
    const tab = await context.newPage();
    await tab.goto(`${url}/page/${pageId}?edit=true`);
    const editor = tab.getByRole("textbox", { name: "Page body" });
    await editor.click();
    await tab.keyboard.press("Control+Home");
    if (blocks === 50) {
      rows.push({
        what: "edit durable on the server",
        goal: "1.1 s",
        seen: time(await durableMs(tab)),
      });
    } else {
      const frames = await typeAndWatchFrames(tab);
      rows.push({
        what: `typing in ${blocks} blocks: frame p95 (worst)`,
        goal: "16 ms",
        seen: `${time(percentile(frames, 0.95))} (${time(Math.max(...frames))})`,
      });
      rows.push({
        what: `autosave of ${blocks} blocks: longest task`,
        seen: time(await autosaveTaskMs(tab)),
      });
    }
    await context.close();
  }
  return rows;
}

async function durableMs(tab: Page): Promise<number> {
  const saved = tab.waitForResponse((response) => response.url().includes("/rpc/drafts/save"));
  const typed = performance.now();
  await tab.keyboard.type("x");
  await saved;
  return performance.now() - typed;
}

/** The main thread's time per letter, from its event to the frame that shows it. In milliseconds. */
async function typeAndWatchFrames(tab: Page): Promise<number[]> {
  await tab.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { benchDurations: durations });
    document.addEventListener(
      "beforeinput",
      () => {
        const started = performance.now();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.addEventListener("message", () =>
            durations.push(performance.now() - started),
          );
          channel.port1.start();
          channel.port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  for (let letter = 0; letter < letters; letter += 1) {
    await tab.keyboard.press(letter % 6 === 5 ? "Space" : "a");
  }
  return tab.evaluate(() => (window as unknown as { benchDurations: number[] }).benchDurations);
}

/** The longest task of an autosave on the main thread. In milliseconds. */
async function autosaveTaskMs(tab: Page): Promise<number> {
  await tab.evaluate(() => {
    const tasks: number[] = [0];
    Object.assign(window, { benchTasks: tasks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ type: "longtask" });
  });
  const saved = tab.waitForResponse((response) => response.url().includes("/rpc/drafts/save"));
  await tab.keyboard.type("z");
  await saved;
  return tab.evaluate(() =>
    Math.max(...(window as unknown as { benchTasks: number[] }).benchTasks),
  );
}
