import type { Browser } from "playwright-core";
import { signedIn } from "./browser.ts";
import { documentOf } from "./document-of.ts";
import { kilobytes, percentile, time } from "./report.ts";
import type { Row } from "./report.ts";
import { signUpWriter, writePage } from "./writer.ts";

const visits = 5;

interface Visit {
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
  readonly textVisibleMs: number;
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
  const plain = await repeat(() => visit(browser, url, address, writer.cookies, false));
  const slow = await repeat(() => visit(browser, url, address, writer.cookies, true));
  const median = (visits: Visit[], key: keyof Visit) =>
    percentile(
      visits.map((v) => v[key]),
      0.5,
    );
  return [
    { what: "first visit: bytes", goal: "350 kB", seen: kilobytes(median(plain, "bytes")) },
    {
      what: "first visit: JavaScript",
      goal: "230 kB",
      seen: kilobytes(median(plain, "scriptBytes")),
    },
    { what: "first visit: requests", goal: "15", seen: String(median(plain, "requests")) },
    { what: "text visible", goal: "0.15 s", seen: time(median(plain, "textVisibleMs")) },
    {
      what: "text visible, 4× slower CPU, 10 Mbit/s, 40 ms",
      goal: "0.7 s",
      seen: time(median(slow, "textVisibleMs")),
    },
  ];
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
  if (isSlow) {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const bytesPerSecond = 10_000_000 / 8;
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 40,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  let bytes = 0;
  let scriptBytes = 0;
  let requests = 0;
  const scripts = new Set<string>();
  devtools.on("Network.requestWillBeSent", () => {
    requests += 1;
  });
  devtools.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(address);
  // Count what the first render needs; chunks that load when the browser is idle are not part of the visit.
  await page.getByRole("button", { name: "Edit" }).waitFor();
  const counted = { bytes, scriptBytes, requests };
  const textVisibleMs = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  );
  await context.close();
  return { ...counted, textVisibleMs };
}
