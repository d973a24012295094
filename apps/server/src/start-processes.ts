import { setTimeout as wait } from "node:timers/promises";
import { openMetricsPort } from "./http/open-metrics-port.ts";
import { openPort } from "./http/open-port.ts";
import type { Config } from "./platform/config/config.ts";
import type { EmbeddedAddress } from "./platform/database/embedded/start-embedded-postgres.ts";
import { startEmbeddedPostgres } from "./platform/database/embedded/start-embedded-postgres.ts";
import { embeddedSettingsFor } from "./platform/database/pool-size.ts";
import { createLogger } from "./platform/logger.ts";
import type { ServerNode } from "./processes/server-node.ts";
import { startNodeGroup } from "./processes/start-node-group.ts";
import { startNodeProcess } from "./processes/start-node-process.ts";
import type { RunningServer } from "./run-server.ts";

interface Needs {
  /** The path of the bundled node-process.ts. */
  readonly program: string;
  /** Starts a node in this process, on `DATABASE_URL` or on the embedded database at the address. */
  readonly startHere: (
    config: Config,
    databaseAddress: EmbeddedAddress | undefined,
  ) => Promise<ServerNode>;
  readonly onLost: (reason: string) => void;
}

/**
 * Starts the whole server: the embedded database, the nodes, and the port, which this process keeps until the end. With
 * one process, this one is the node too, until a reload.
 *
 * @throws StartFailure with one line for every problem that the operator can fix
 */
export async function startProcesses(
  config: Config,
  { program, startHere, onLost }: Needs,
): Promise<RunningServer> {
  const log = createLogger("warn");
  const { processes, dataDir, databaseUrl, metricsPlace } = config;
  // Loaded only where somebody asks for metrics.
  const metrics =
    metricsPlace && (await import("./processes/server-metrics.ts")).createServerMetrics();
  const settings = embeddedSettingsFor(processes);
  const embedded =
    databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log, settings }) : null;
  try {
    const group = await startNodeGroup({
      count: processes,
      own: processes === 1 ? await startHere(config, embedded?.address) : null,
      startProcess: (isInFirstPlace, stopping) =>
        startNodeProcess(program, isInFirstPlace, stopping),
      log,
      onLost,
      onEnded: metrics?.keep,
    });
    const stopAfter = async (error: unknown) => {
      await group.stop(0);
      throw error;
    };
    const metricsPort =
      metrics &&
      metricsPlace &&
      (await openMetricsPort({ ...metricsPlace, print: () => metrics.print(group) }).catch(
        stopAfter,
      ));
    const port = await openPort(config, group.take).catch(async (error: unknown) => {
      metricsPort?.close();
      return stopAfter(error);
    });
    return {
      address: config.publicUrl,
      reload: group.reload,
      async stop(maxMs) {
        if (config.goodbyeMs > 0) {
          group.sayGoodbye();
          await wait(config.goodbyeMs);
        }
        port.close();
        metricsPort?.close();
        await group.stop(maxMs);
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
