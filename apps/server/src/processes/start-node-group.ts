import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { SupervisorLog } from "../platform/database/embedded/supervise-postgres.ts";
import type { ServerNode } from "./server-node.ts";
import type { NodeProcess } from "./start-node-process.ts";

/** The nodes of a server, which share its connections. */
export interface NodeGroup {
  /** Gives a connection to the next node, in turn; while there is none, to the next one that is ready. */
  take(connection: Socket): void;
  /**
   * Replaces every node by a new process, one after the other, without dropping a request. Resolves when the new ones
   * answer all connections; the old ones may still be finishing. If a new one does not start, the others stay as they are.
   */
  reload(): Promise<"reloaded" | "given up">;
  /** The nodes that answer, and those that are drained. */
  nodes(): { readonly answering: readonly ServerNode[]; readonly drained: readonly ServerNode[] };
  /** Makes all nodes tell that they end soon. Starts no others from now on. */
  sayGoodbye(): void;
  /** Ends all nodes, the replaced ones too. */
  stop(maxMs: number): Promise<void>;
}

interface Needs {
  readonly count: number;
  /** The node in this process, which is the only one until a reload; `null`: all nodes have their own processes. */
  readonly own: ServerNode | null;
  /** Starts a process; once `stopping` is aborted, ends it instead. */
  readonly startProcess: (isInFirstPlace: boolean, stopping: AbortSignal) => Promise<NodeProcess>;
  readonly log: SupervisorLog;
  /** Called when no node is left, and new ones do not start again and again. */
  readonly onLost: (reason: string) => void;
  /** Called with each node that has ended. */
  readonly onEnded?: ((node: ServerNode) => void) | undefined;
}

/** How long a replaced node may take for its last requests, in milliseconds: as long as an upload may take. */
const drainMaxMs = 3_600_000;

const restartDelayMsMin = 100;
const restartDelayMsMax = 5_000;

/** A process that ended within this time after its start counts as one that did not start. In milliseconds. */
const shortLifeMs = 10_000;

/** After this many failed starts in a row, a server without any node ends: about 26 seconds, and the starts. */
const failuresMax = 10;

/** Starts the nodes of a server, and keeps their number: a process that ends by itself is replaced. */
export async function startNodeGroup({
  count,
  own,
  startProcess,
  log,
  onLost,
  onEnded,
}: Needs): Promise<NodeGroup> {
  const stopping = new AbortController();
  const started = own === null ? await startAll() : [];
  const nodes: (ServerNode | null)[] = own === null ? [...started] : [own];
  const drained = new Map<ServerNode, Promise<void>>();
  const background = new Set<Promise<unknown>>();
  const waiting: Socket[] = [];
  let turn = 0;
  let reloading: Promise<unknown> = Promise.resolve();

  async function startAll(): Promise<NodeProcess[]> {
    const starts = Array.from({ length: count }, (_, place) =>
      startProcess(place === 0, stopping.signal),
    );
    const results = await Promise.allSettled(starts);
    const started = results.flatMap((result) =>
      result.status === "fulfilled" ? [result.value] : [],
    );
    const failed = results.find((result) => result.status === "rejected");
    if (failed === undefined) return started;
    await Promise.all(started.map((node) => node.stop(0)));
    throw failed.reason;
  }

  const take = (connection: Socket) => {
    turn += 1;
    const inTurn = nodes.map((_, at) => nodes[(turn + at) % nodes.length] ?? null);
    // A busy node takes its connections late.
    const [node] = inTurn
      .filter((each) => each !== null)
      .toSorted((one, other) => one.untaken() - other.untaken());
    if (node === undefined) waiting.push(connection);
    else node.take(connection);
  };

  /** Puts a node into a place, and replaces it if it ends there. */
  function put(place: number, node: NodeProcess, failures = 0): void {
    nodes[place] = node;
    for (const connection of waiting.splice(0)) take(connection);
    void watch(place, node, failures);
  }

  async function watch(place: number, node: NodeProcess, failures: number): Promise<void> {
    const startedAtMs = performance.now();
    const { cause, untaken } = await node.ended;
    const isExpected = nodes[place] !== node || stopping.signal.aborted;
    if (nodes[place] === node) nodes[place] = null;
    onEnded?.(node);
    for (const connection of untaken) take(connection);
    if (isExpected) return;
    log.error(`A process of the server ended by itself (${cause}); starting another one.`);
    const isShort = performance.now() - startedAtMs < shortLifeMs;
    inBackground(replace(place, isShort ? failures + 1 : 0));
  }

  async function replace(place: number, failuresBefore: number): Promise<void> {
    const isLost = (failures: number) =>
      failures >= failuresMax && nodes.every((node) => node === null);
    if (isLost(failuresBefore)) {
      return onLost("The processes of the server end again and again, directly after their start.");
    }
    for (let failures = failuresBefore; ; failures += 1) {
      const delayMs = Math.min(restartDelayMsMin * 2 ** failures, restartDelayMsMax);
      await wait(failures === 0 ? 0 : delayMs, undefined, { signal: stopping.signal }).catch(
        () => {},
      );
      if (stopping.signal.aborted) return;
      try {
        const node = await startProcess(place === 0, stopping.signal);
        if (nodes[place] === null) put(place, node, failures);
        else drain(node);
        return;
      } catch (error) {
        log.error(reason(error));
        if (stopping.signal.aborted || !isLost(failures + 1)) continue;
        return onLost(`No process of the server starts any more: ${reason(error)}`);
      }
    }
  }

  function drain(node: ServerNode): void {
    const ended = node
      .drain(drainMaxMs)
      .catch((error: unknown) => log.error(reason(error)))
      .finally(() => {
        drained.delete(node);
        if (node === own) onEnded?.(node);
      });
    drained.set(node, ended);
  }

  function inBackground(work: Promise<unknown>): void {
    background.add(work);
    void work.finally(() => background.delete(work));
  }

  async function reload(): Promise<"reloaded" | "given up"> {
    // At most two generations at once: the database has connections for two.
    await Promise.all(drained.values());
    for (const [place, old] of nodes.entries()) {
      if (stopping.signal.aborted) return "given up";
      // Its successor is starting already.
      if (old === null) continue;
      try {
        const node = await startProcess(place === 0, stopping.signal);
        if (nodes[place] !== old) {
          drain(node);
          continue;
        }
        put(place, node);
        drain(old);
      } catch (error) {
        log.error(`The server was not reloaded and runs on as it was: ${reason(error)}`);
        return "given up";
      }
    }
    return "reloaded";
  }

  for (const [place, node] of started.entries()) void watch(place, node, 0);
  return {
    take,
    reload() {
      const next = reloading.then(reload);
      reloading = next;
      return next;
    },
    nodes: () => ({
      answering: nodes.filter((node) => node !== null),
      drained: [...drained.keys()],
    }),
    sayGoodbye() {
      stopping.abort();
      for (const node of nodes) node?.sayGoodbye();
    },
    async stop(maxMs) {
      stopping.abort();
      const stopAll = () =>
        Promise.all(
          [...nodes, ...drained.keys()].map((node) => node?.stop(maxMs) ?? Promise.resolve()),
        );
      for (const connection of waiting.splice(0)) connection.destroy();
      await stopAll();
      // A process that was starting meanwhile is there now.
      await Promise.all([reloading, ...background]);
      await stopAll();
    },
  };
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
