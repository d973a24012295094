import type { Socket } from "node:net";
import type { Config } from "../platform/config/config.ts";
import { readConfig } from "../platform/config/read-config.ts";
import { StartFailure } from "../platform/start-failure.ts";
import { firstPlaceArgument } from "./node-messages.ts";
import type { MessageFromNode, MessageToNode } from "./node-messages.ts";
import type { ServerNode } from "./server-node.ts";

/** How long running requests may take when the server's first process is gone, in milliseconds. */
const orphanedMaxMs = 5_000;

/** After this time, an orphaned process ends in any case. In milliseconds. */
const orphanEndsMs = 15_000;

/**
 * Runs a node in this process for the server's first process, which gives it connections and tells it when to end. If
 * the first process is gone, ends by itself.
 */
export async function runNodeProcess(
  start: (config: Config, isInFirstPlace: boolean) => Promise<ServerNode>,
): Promise<void> {
  // A terminal and a service manager send signals to all processes of a server: only the first one acts on them.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
  const starting = startNode(start);
  const end = async (ending: (node: ServerNode) => Promise<void>) => {
    const node = await starting.catch(() => null);
    if (node !== null) {
      await ending(node);
      await tellMetrics(node);
    }
    process.exit(0);
  };
  process.on("disconnect", () => {
    setTimeout(() => process.exit(1), orphanEndsMs).unref();
    void end((node) => node.stop(orphanedMaxMs));
  });
  process.on("message", (message: MessageToNode, connection?: Socket) => {
    switch (message.kind) {
      case "connection":
        // A client that is gone already arrives without its connection.
        if (connection !== undefined) void starting.then((node) => node.take(connection));
        break;
      case "say goodbye":
        void starting.then((node) => node.sayGoodbye());
        break;
      case "drain":
        void end((node) => node.drain(message.maxMs));
        break;
      case "stop":
        void end((node) => node.stop(message.maxMs));
        break;
      case "read metrics":
        void starting.then(tellMetrics).catch(() => {});
    }
  });
  try {
    await starting;
    tell({ kind: "ready" });
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    tell({ kind: "failed", reason: error.message }, () => process.exit(1));
  }
}

async function startNode(
  start: (config: Config, isInFirstPlace: boolean) => Promise<ServerNode>,
): Promise<ServerNode> {
  const reading = readConfig(process.env);
  if (!reading.ok) throw new StartFailure(reading.mistakes.join("\n"));
  return start(reading.config, process.argv.includes(firstPlaceArgument));
}

async function tellMetrics(node: ServerNode): Promise<void> {
  const values = await node.readMetrics();
  await new Promise<void>((resolve) => {
    if (process.connected && values.length > 0) tell({ kind: "metrics", values }, resolve);
    else resolve();
  });
}

function tell(message: MessageFromNode, onSent = () => {}): void {
  if (process.connected) process.send?.(message, onSent);
}
