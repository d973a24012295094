import type { Browser, Page } from "playwright-core";
import type { StemmaServer } from "../e2e/server/stemma-server.ts";
import { signedIn } from "./browser.ts";
import { percentile, time } from "./report.ts";
import type { Row } from "./report.ts";
import { makeSubscribedPage } from "./subscribed-page.ts";

const publishes = 15;

/** How long after the call of a publish it is answered, and a screen on which the page is read offers the version. */
export async function measureShowing(browser: Browser, server: StemmaServer): Promise<Row[]> {
  const { pageId, writersCookies, publish } = await makeSubscribedPage(server.url, server.dataDir);
  const context = await signedIn(browser, server.url, writersCookies);
  const tab = await context.newPage();
  await tab.goto(`${server.url}/page/${pageId}`);
  await tab.getByText("Version 0").first().waitFor();
  const answered: number[] = [];
  const shown: number[] = [];
  for (let count = 1; count <= publishes; count += 1) {
    // The first publishes also warm the server up.
    await tab.waitForTimeout(1000);
    const [call, offeredAt] = await Promise.all([
      publish(count).then((startedAt) => ({ startedAt, endedAt: performance.now() })),
      whenOffered(tab),
    ]);
    answered.push(call.endedAt - call.startedAt);
    shown.push(offeredAt - performance.timeOrigin - call.startedAt);
    await tab.getByRole("button", { name: "Show it" }).click();
    await tab.locator(".page-body").getByText(`Version ${count}`).waitFor();
  }
  await context.close();
  const median = (samples: readonly number[]) => time(percentile([...samples], 0.5));
  return [
    { what: `a publish is answered (median of ${publishes})`, seen: median(answered) },
    { what: "a screen with the page offers it", goal: "50 ms", seen: median(shown) },
  ];
}

/** When the page offers a new version, in milliseconds of the epoch, by the frame that draws the offer. */
function whenOffered(tab: Page): Promise<number> {
  return tab.evaluate(async () => {
    while (![...document.querySelectorAll("button")].some((each) => each.textContent === "Show it"))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.timeOrigin + performance.now();
  });
}
