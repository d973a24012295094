import { fork } from "node:child_process";
import type { Socket } from "node:net";
import type { MetricValues } from "../platform/metrics/node-metrics.ts";
import { StartFailure } from "../platform/start-failure.ts";
import { firstPlaceArgument } from "./node-messages.ts";
import type { MessageFromNode, MessageToNode } from "./node-messages.ts";
import type { ServerNode } from "./server-node.ts";

/** How the process of a node ended. */
interface NodeEnd {
  /** Its signal or its exit code, in words. */
  readonly cause: string;
  /** Connections that it was given and never received: another node can take them. */
  readonly untaken: readonly Socket[];
}

/** A node in a process of its own. */
export interface NodeProcess extends ServerNode {
  /** Resolves when the process has ended, whether it was told to or not. */
  readonly ended: Promise<NodeEnd>;
}

/** How long a process may take to end after its last request, before it is killed. In milliseconds. */
const endingMaxMs = 10_000;

/** How long a busy process may take to tell its metrics, before those that it told last are taken. In milliseconds. */
const metricsMaxMs = 2_000;

/**
 * Starts a process that runs a node: `program` is the path of the bundled node-process.ts. Resolves when the node is
 * ready for connections. If `stopping` is aborted before, ends the process: a start may wait long for a migration.
 *
 * @throws StartFailure if it does not start
 */
export async function startNodeProcess(
  program: string,
  isInFirstPlace: boolean,
  stopping: AbortSignal,
): Promise<NodeProcess> {
  const child = fork(program, isInFirstPlace ? [firstPlaceArgument] : []);
  const untaken = new Set<Socket>();
  const ended = new Promise<NodeEnd>((resolve) => {
    const end = (cause: string) => resolve({ cause, untaken: [...untaken].filter(isHere) });
    child.once("exit", (code, signal) => end(signal ?? `exit code ${code}`));
    child.on("error", (error) => child.pid === undefined && end(error.message));
  });
  const kill = () => child.kill("SIGKILL");
  if (stopping.aborted) kill();
  stopping.addEventListener("abort", kill);
  await new Promise<void>((resolve, reject) => {
    child.once("message", (message: MessageFromNode) => {
      if (message.kind === "ready") resolve();
      else if (message.kind === "failed") reject(new StartFailure(message.reason));
    });
    void ended.then(({ cause }) =>
      reject(new StartFailure(`A process of the server ended while it started (${cause}).`)),
    );
  }).finally(() => stopping.removeEventListener("abort", kill));

  let lastMetrics: MetricValues = [];
  const onMetrics: (() => void)[] = [];
  child.on("message", (message: MessageFromNode) => {
    if (message.kind !== "metrics") return;
    lastMetrics = message.values;
    for (const resolve of onMetrics.splice(0)) resolve();
  });

  // A message to a process that has just ended is lost; `ended` says so.
  const tell = (message: MessageToNode) => child.connected && child.send(message, () => {});
  return {
    ended,
    untaken: () => [...untaken].filter(isHere).length,
    take(connection) {
      untaken.add(connection);
      if (!child.connected) return;
      child.send({ kind: "connection" } satisfies MessageToNode, connection, (error) => {
        if (error === null) untaken.delete(connection);
      });
    },
    async readMetrics() {
      if (!tell({ kind: "read metrics" })) return lastMetrics;
      const told = new Promise<void>((resolve) => onMetrics.push(resolve));
      const late = new Promise((resolve) => setTimeout(resolve, metricsMaxMs).unref());
      await Promise.race([told, ended, late]);
      return lastMetrics;
    },
    sayGoodbye: () => void tell({ kind: "say goodbye" }),
    async drain(maxMs) {
      tell({ kind: "drain", maxMs });
      await ended;
    },
    async stop(maxMs) {
      tell({ kind: "stop", maxMs });
      const hurry = setTimeout(() => child.kill("SIGKILL"), maxMs + endingMaxMs);
      await ended;
      clearTimeout(hurry);
    },
  };
}

/** Whether this process still has the connection. Node.js sends one connection at a time: those that wait for their turn are still here. */
function isHere(connection: Socket): boolean {
  return !connection.destroyed && !connection.pending;
}
