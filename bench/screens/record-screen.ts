import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Request, WebSocketRoute } from "playwright-core";
import { signedIn } from "../browser.ts";
import type { WatchedWorkspace } from "./watched-workspace.ts";

/** A screen has settled when it has asked for nothing for this long. In milliseconds. */
const quietMs = 3_000;

/** A call of the contract as the browser sent it. */
export interface RecordedCall {
  readonly method: string;
  /** The address without the origin. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What the screen of a page asks the server, by what happened, and the topics that it follows. */
export interface RecordedScreen {
  readonly topics: readonly string[];
  /** Its socket was closed, as when its node ends, and it connected again. */
  readonly reconnected: readonly RecordedCall[];
  /** Somebody else published the page that it shows. */
  readonly shownPublished: readonly RecordedCall[];
  /** Somebody else published another page of its workspace. */
  readonly otherPublished: readonly RecordedCall[];
}

/** Opens the page in a browser, as one of the readers, and records what its screen asks after each of these. */
export async function recordScreen(
  browser: Browser,
  url: string,
  { cookies, shown, other }: WatchedWorkspace,
): Promise<RecordedScreen> {
  const context = await signedIn(browser, url, cookies[0] ?? "");
  let socket: WebSocketRoute | null = null;
  const topics = new Set<string>();
  await context.routeWebSocket(/\/live$/, (route) => {
    const server = route.connectToServer();
    route.onMessage((message) => {
      for (const topic of topicsIn(String(message))) topics.add(topic);
      server.send(message);
    });
    server.onMessage((message) => route.send(message));
    socket = route;
  });
  const tab = await context.newPage();
  let requests: Request[] = [];
  let askedAtMs = performance.now();
  tab.on("request", (request) => {
    if (!request.url().startsWith(`${url}/rpc/`)) return;
    askedAtMs = performance.now();
    requests.push(request);
  });

  const settle = async () => {
    askedAtMs = performance.now();
    while (performance.now() - askedAtMs < quietMs) await sleep(100);
  };
  const callsAfter = async (happens: () => Promise<void>) => {
    requests = [];
    await happens();
    await settle();
    return Promise.all(requests.map((request) => callOf(url, request)));
  };

  await tab.goto(`${url}/page/${shown.pageId}`);
  await settle();
  const otherPublished = await callsAfter(other.publish);
  const shownPublished = await callsAfter(shown.publish);
  const reconnected = await callsAfter(async () => socket?.close({ code: 1001 }));
  await context.close();
  return { topics: [...topics], reconnected, shownPublished, otherPublished };
}

async function callOf(url: string, request: Request): Promise<RecordedCall> {
  const sent = Object.entries(await request.allHeaders());
  return {
    method: request.method(),
    path: request.url().slice(url.length),
    headers: Object.fromEntries(sent.filter(([name]) => !isOfConnection(name))),
    body: request.postData(),
  };
}

/** Whether `fetch` of Node.js writes this header itself. */
function isOfConnection(name: string): boolean {
  return name.startsWith(":") || ["host", "connection", "content-length"].includes(name);
}

function topicsIn(message: string): readonly string[] {
  const read = JSON.parse(message) as { type: string; topics: readonly string[] };
  return read.type === "follow" ? read.topics : [];
}
