import type { Browser, Page } from "playwright-core";
import { signedIn } from "./browser.ts";
import { documentOf } from "./document-of.ts";
import { percentile, time } from "./report.ts";
import type { Row } from "./report.ts";
import { signUpWriter, writePage } from "./writer.ts";

const turns = 10;

/** How long a press of the mouse lasts, in milliseconds; people take 80 to 100. */
const pressMs = 80;

/** What happened to a link before the click. */
type Before = "nothing" | "hovered" | "pressed";

/** The time from the click on a page's link to the frame that shows its text: at once, after hovering, and after a press without hovering. */
export async function measureTurningPages(browser: Browser, url: string): Promise<Row[]> {
  const writer = await signUpWriter(url);
  const titles = Array.from({ length: turns }, (_, index) => `Page number ${index}`);
  for (const title of titles) {
    await writePage(writer, { title, body: documentOf(50), isPublished: true });
  }
  const cold = await turnAll(browser, url, writer.cookies, titles, "nothing");
  const hovered = await turnAll(browser, url, writer.cookies, titles, "hovered");
  const pressed = await turnAll(browser, url, writer.cookies, titles, "pressed");
  return [
    { what: "page link to text (cold)", seen: time(percentile(cold, 0.5)) },
    {
      what: `page link to text (pressed for ${pressMs} ms)`,
      goal: "25 ms",
      seen: time(percentile(pressed, 0.5)),
    },
    {
      what: "page link to text (hovered before)",
      goal: "40 ms",
      seen: time(percentile(hovered, 0.5)),
    },
  ];
}

async function turnAll(
  browser: Browser,
  url: string,
  cookies: string,
  titles: readonly string[],
  before: Before,
): Promise<number[]> {
  const context = await signedIn(browser, url, cookies);
  const tab = await context.newPage();
  const samples: number[] = [];
  for (const title of titles) {
    await tab.goto(url);
    const link = tab.getByRole("main").getByRole("link", { name: title }).first();
    await link.waitFor();
    if (before === "hovered") {
      const answered = tab.waitForResponse((response) => response.url().includes("/rpc/pages/get"));
      await link.hover();
      await answered;
    }
    if (before === "pressed") {
      await link.dispatchEvent("pointerdown", { button: 0, pointerType: "mouse" });
      await tab.waitForTimeout(pressMs);
    }
    samples.push(await turnMs(tab, title));
  }
  await context.close();
  return samples;
}

/** Clicks by script inside the browser, so that only the browser's own time counts. In milliseconds. */
function turnMs(tab: Page, title: string): Promise<number> {
  return tab.evaluate(async (title) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a")];
    const started = performance.now();
    links.find((candidate) => candidate.textContent?.includes(title))?.click();
    while (
      document.querySelector(".page-title")?.textContent !== title ||
      document.querySelector(".page-body p") === null
    ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - started;
  }, title);
}
