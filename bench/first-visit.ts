import type { Browser, CDPSession, Page } from "playwright-core";
import { signedIn } from "./browser.ts";
import { documentOf } from "./document-of.ts";
import { recordStart } from "./main-thread.ts";
import { kilobytes, percentile, time } from "./report.ts";
import type { Row } from "./report.ts";
import { signUpWriter, writePage } from "./writer.ts";

const visits = 5;

/** When a page is older than this, its changes are no longer sent to a tab that opens it. In milliseconds. */
const settledMs = 15_000;

/** A visit is over when nothing was requested for this long. In milliseconds. */
const quietMs = 4_000;

/** A longer task keeps a person waiting: what is beyond it counts as blocking. In milliseconds. */
const taskMaxMs = 50;

/** What was transferred since a visit began. */
interface Transfer {
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
}

interface Visit {
  /** Until the published text was painted. */
  readonly text: Transfer;
  /** Until the page can be edited. */
  readonly edit: Transfer;
  /** Until nothing more was requested. Nobody uses the page meanwhile, so nothing is loaded in advance. */
  readonly total: Transfer;
  readonly textVisibleMs: number;
  readonly largestPaintMs: number;
  readonly longestTaskMs: number;
  /** The sum of what tasks after the first paint took beyond `taskMaxMs`. */
  readonly blockingMs: number;
}

/**
 * A first visit to a page of fifty paragraphs with an empty cache: without limits, and with a slow processor and
 * network.
 */
export async function measureFirstVisit(browser: Browser, url: string): Promise<Row[]> {
  const writer = await signUpWriter(url);
  const page = { title: "The bread day", body: documentOf(50), isPublished: true };
  const { pageId } = await writePage(writer, page);
  const address = `${url}/page/${pageId}`;
  // A tab reads again what changed shortly before it was opened, which is no part of a usual visit.
  await new Promise((resolve) => setTimeout(resolve, settledMs));
  const plain = await repeat(() => visit(browser, url, address, writer.cookies, false));
  const slow = await repeat(() => visit(browser, url, address, writer.cookies, true));
  return [
    ...transferRows("first visit, until the text", plain, "text"),
    ...transferRows("first visit, until the Edit button", plain, "edit"),
    ...transferRows("first visit, in total", plain, "total", { bytes: "300 kB", requests: "12" }),
    ...transferRows("first visit, slow line, in total", slow, "total"),
    ...paintRows("", plain, { text: "0.15 s" }),
    ...paintRows(", 4× slower CPU, 10 Mbit/s, 40 ms", slow, {
      text: "0.45 s",
      largest: "0.6 s",
      task: "0.2 s",
    }),
  ];
}

function transferRows(
  what: string,
  visits: readonly Visit[],
  until: "text" | "edit" | "total",
  goals: { bytes?: string; requests?: string } = {},
): Row[] {
  const of = (key: keyof Transfer) => median(visits.map((visit) => visit[until][key]));
  return [
    { what: `${what}: bytes`, ...goal(goals.bytes), seen: kilobytes(of("bytes")) },
    { what: `${what}: JavaScript`, seen: kilobytes(of("scriptBytes")) },
    { what: `${what}: requests`, ...goal(goals.requests), seen: String(of("requests")) },
  ];
}

function paintRows(
  condition: string,
  visits: readonly Visit[],
  goals: { text?: string; largest?: string; task?: string },
): Row[] {
  const of = (key: Exclude<keyof Visit, "text" | "edit" | "total">) =>
    time(median(visits.map((visit) => visit[key])));
  return [
    { what: `text visible${condition}`, ...goal(goals.text), seen: of("textVisibleMs") },
    { what: `largest paint${condition}`, ...goal(goals.largest), seen: of("largestPaintMs") },
    { what: `longest task${condition}`, ...goal(goals.task), seen: of("longestTaskMs") },
    { what: `blocking time${condition}`, seen: of("blockingMs") },
  ];
}

function goal(words: string | undefined): Pick<Row, "goal"> {
  return words === undefined ? {} : { goal: words };
}

function median(samples: readonly number[]): number {
  return percentile(samples, 0.5);
}

async function repeat(run: () => Promise<Visit>): Promise<Visit[]> {
  const results: Visit[] = [];
  for (let count = 0; count < visits; count += 1) results.push(await run());
  return results;
}

async function visit(
  browser: Browser,
  url: string,
  address: string,
  cookies: string,
  isSlow: boolean,
): Promise<Visit> {
  const context = await signedIn(browser, url, cookies);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  if (isSlow) await slowDown(devtools);
  const transfer = watchTransfer(devtools);
  let edit: Transfer | undefined;
  const { tasks, firstPaintMs } = await recordStart(page, async () => {
    await page.goto(address);
    await page.getByRole("button", { name: "Edit" }).waitFor();
    edit = transfer.sum();
    await transfer.isQuiet();
  });
  if (edit === undefined) throw new Error("The visit came to no end.");
  const afterPaint = tasks.filter(({ startMs }) => startMs >= firstPaintMs);
  const visit = {
    text: transfer.sum(firstPaintMs),
    edit,
    total: transfer.sum(),
    ...(await readPaints(page)),
    longestTaskMs: Math.max(...tasks.map(({ processorMs }) => processorMs)),
    blockingMs: afterPaint.reduce(
      (sum, { processorMs }) => sum + Math.max(0, processorMs - taskMaxMs),
      0,
    ),
  };
  await context.close();
  return visit;
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const bytesPerSecond = 10_000_000 / 8;
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 40,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Watches what is transferred; its times are in milliseconds by the browser's clock, which the recordings have too. */
function watchTransfer(devtools: CDPSession): {
  sum(untilMs?: number): Transfer;
  isQuiet(): Promise<void>;
} {
  const scripts = new Set<string>();
  const begun: number[] = [];
  const ended: { readonly ms: number; readonly bytes: number; readonly isScript: boolean }[] = [];
  let lastMs = performance.now();
  devtools.on("Network.requestWillBeSent", ({ timestamp }) => {
    begun.push(timestamp * 1000);
    lastMs = performance.now();
  });
  devtools.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
    const isScript = scripts.has(requestId);
    ended.push({ ms: timestamp * 1000, bytes: encodedDataLength, isScript });
    lastMs = performance.now();
  });
  const sumOf = (files: typeof ended) => files.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    sum(untilMs = Infinity) {
      const files = ended.filter(({ ms }) => ms <= untilMs);
      return {
        bytes: sumOf(files),
        scriptBytes: sumOf(files.filter(({ isScript }) => isScript)),
        requests: begun.filter((ms) => ms <= untilMs).length,
      };
    },
    async isQuiet() {
      while (performance.now() - lastMs < quietMs) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
}

function readPaints(page: Page): Promise<{ textVisibleMs: number; largestPaintMs: number }> {
  return page.evaluate(
    () =>
      new Promise<{ textVisibleMs: number; largestPaintMs: number }>((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = performance.getEntriesByName("first-contentful-paint");
          resolve({
            textVisibleMs: first?.startTime ?? Number.NaN,
            largestPaintMs: list.getEntries().at(-1)?.startTime ?? Number.NaN,
          });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
}
