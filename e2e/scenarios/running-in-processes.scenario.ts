import { livePath } from "@stemma/contract/live-socket";
import type { Actor } from "../actors/actor.ts";
import { makeDraft, makePage, saveDraft } from "../actors/make-page.ts";
import { pin } from "../actors/pin.ts";
import { storedDraft } from "../actors/stored-draft.ts";
import { bodyOf } from "../fixtures/body-of.ts";
import { expect, scenario } from "../scenario.ts";
import { startStemma, type StemmaServer } from "../server/stemma-server.ts";

/** A scenario with a server of its own that runs in two processes. */
const scenarioInTwo = scenario.extend({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern to learn which fixtures are needed
  server: async ({}, use) => {
    const server = await startStemma({ STEMMA_PROCESSES: "2" });
    await use(server);
    await server.dispose();
  },
});

/** A scenario with a server of its own that runs in one process. */
const scenarioInOne = scenario.extend({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern to learn which fixtures are needed
  server: async ({}, use) => {
    const server = await startStemma();
    await use(server);
    await server.dispose();
  },
});

const sockets = 12;
const streams = 3;
/** How many requests are answered before, and again after, each reload. */
const requestsBetween = 30;

scenarioInTwo(
  "two processes tell all tabs what changed, and one that is killed is replaced without losing a save",
  async ({ owner, server }) => {
    owner.complaints.allow(/^net::ERR_|WebSocket/);
    const { pageId } = await makePage(owner, "Tides", "High at noon.");
    const { draftId, pageId: savedId } = await makeDraft(owner, "Kept", "Before the kill");
    const pids = server.nodePids();
    expect(pids).toHaveLength(2);
    await owner.page.goto("/");
    await openSockets(owner);
    await pin(owner, pageId);
    await expect.poll(() => toldSockets(owner)).toBe(sockets);

    expect(await saveDraft(owner, draftId, 2, "Kept", "Just before the kill")).toBe(3);
    process.kill(pids[0] ?? 0, "SIGKILL");
    await expect.poll(() => closedSockets(owner)).toBeGreaterThan(0);
    // The others are open in the other process.
    expect(await closedSockets(owner)).toBeLessThan(sockets);
    await expect
      .poll(() => server.nodePids().filter((pid) => !pids.includes(pid)), { timeout: 120_000 })
      .toHaveLength(1);
    await expect.poll(() => storedOr(owner, savedId)).toMatchObject({ revision: 3 });
    expect(await server.stop()).toBe(0);
  },
);

for (const [name, inProcesses] of [
  ["one process", scenarioInOne],
  ["two processes", scenarioInTwo],
] as const) {
  inProcesses(`SIGHUP replaces ${name} while no request fails`, async ({ owner, server }) => {
    const stream = await streamRequests(owner, server);
    await stream.answered(requestsBetween);
    const first = server.nodePids();
    await server.reload();
    await stream.answered(requestsBetween);
    const second = server.nodePids().filter((pid) => !first.includes(pid));
    expect(second).toHaveLength(name === "one process" ? 1 : 2);
    expect(await stream.end()).toEqual([]);
    expect(await server.stop()).toBe(0);
  });
}

scenarioInTwo(
  "the processes of a server that is killed end by themselves, and the next start has every save",
  async ({ owner, server }) => {
    const { draftId, pageId } = await makeDraft(owner, "Kept", "Before the kill");
    expect(await saveDraft(owner, draftId, 2, "Kept", "Just before the kill")).toBe(3);
    const pids = server.nodePids();
    await server.kill("the server");
    await expect.poll(() => pids.filter(isRunning), { timeout: 120_000 }).toEqual([]);
    await server.start();
    expect(await storedDraft(owner, pageId)).toMatchObject({ revision: 3 });
  },
);

/** Requests without pause on connections that are kept: reads, and saves on top of each other. */
async function streamRequests(owner: Actor, { url }: StemmaServer) {
  const cookies = await owner.context.cookies();
  const headers = {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    "content-type": "application/json",
  };
  const { draftId, pageId } = await makeDraft(owner, "Streamed", "");
  const failures: string[] = [];
  let count = 0;
  const ending = new AbortController();
  const send = async (path: string, init: RequestInit) => {
    try {
      const response = await fetch(`${url}${path}`, { ...init, headers });
      await response.arrayBuffer();
      if (response.ok) count += 1;
      else failures.push(`${response.status} ${path}`);
    } catch (error) {
      failures.push(`${path}: ${String((error as Error).cause ?? error)}`);
    }
  };
  const save = async () => {
    for (let expectedRevision = 2; !ending.signal.aborted; expectedRevision += 1) {
      const body = {
        expectedRevision,
        saveId: crypto.randomUUID(),
        pageTitle: "Streamed",
        draftNotes: null,
        serializedEditorState: bodyOf(`Save ${expectedRevision}`),
      };
      await send(`/api/drafts/${draftId}`, { method: "PUT", body: JSON.stringify(body) });
    }
  };
  const read = async () => {
    while (!ending.signal.aborted) await send(`/page/${pageId}`, {});
  };
  const over = Promise.all([save(), ...Array.from({ length: streams }, read)]);
  return {
    /** Waits until so many more requests are answered. */
    async answered(more: number) {
      const wanted = count + more;
      await expect.poll(() => count, { timeout: 120_000 }).toBeGreaterThan(wanted);
    },
    /** Ends the stream; returns what failed. */
    async end() {
      ending.abort();
      await over;
      return failures;
    },
  };
}

/** Opens sockets in the browser of an actor; they are kept in its window. */
async function openSockets({ page }: Actor): Promise<void> {
  await page.evaluate(
    async ([count, path]) => {
      const open = () =>
        new Promise<WebSocket>((resolve, reject) => {
          const socket = new WebSocket(path);
          socket.addEventListener("open", () => resolve(socket));
          socket.addEventListener("error", reject);
        });
      const opened = await Promise.all(Array.from({ length: count }, open));
      const told = new Set<WebSocket>();
      for (const socket of opened) {
        socket.addEventListener("message", ({ data }) => {
          if (String(data).startsWith('{"type":"events"')) told.add(socket);
        });
      }
      Object.assign(window, { opened, told });
    },
    [sockets, `${new URL(page.url()).origin.replace("http", "ws")}${livePath}`] as const,
  );
}

/** How many of the opened sockets were sent events. */
function toldSockets({ page }: Actor): Promise<number> {
  return page.evaluate(() => (window as unknown as { told: Set<WebSocket> }).told.size);
}

/** How many of the opened sockets are closed. */
function closedSockets({ page }: Actor): Promise<number> {
  return page.evaluate(() => {
    const { opened } = window as unknown as { opened: WebSocket[] };
    return opened.filter(({ readyState }) => readyState === WebSocket.CLOSED).length;
  });
}

/** The stored draft; `null` if the request was sent to the process that was killed. */
async function storedOr(owner: Actor, pageId: string) {
  return storedDraft(owner, pageId).catch(() => null);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
