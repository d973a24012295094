import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { hasReplicas, startWithReplica } from "../../testing/database/start-with-replica.ts";
import { receiveTraces } from "../../testing/receive-traces.ts";
import { createLogger } from "../logger.ts";
import { startTracing } from "../tracing/start-tracing.ts";
import { connectDatabase } from "./connect.ts";
import { openConfiguredReplica } from "./open-configured-replica.ts";
import { traceStatements } from "./trace-statements.ts";

describe.runIf(hasReplicas)("with a replica", () => {
  let databases: Awaited<ReturnType<typeof startWithReplica>>;

  beforeAll(async () => {
    databases = await startWithReplica();
  });

  afterAll(async () => {
    vi.unstubAllEnvs();
    await databases.stop();
  });

  test("the statements of a read are spans that say where it was read", async () => {
    const receiver = await receiveTraces();
    vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", receiver.url);
    const tracing = await startTracing({
      protocol: "http/json",
      sampler: "always_on",
      samplerRatio: 1,
    });
    const primary = connectDatabase(databases.primary, 2, (pool) =>
      traceStatements(pool, tracing, "primary"),
    );
    const settings = { databaseReplicaUrl: databases.replica, processes: 1 };
    const replica = openConfiguredReplica(settings, primary, createLogger("silent"), (pool) =>
      traceStatements(pool, tracing, "replica"),
    );
    const read = () =>
      tracing.span("read", async () =>
        replica?.read(
          (sql) => sql`select 'rye' as bread`,
          () => primary.sql`select 'spelt' as bread`,
        ),
      );
    await expect.poll(read).toEqual([{ bread: "rye" }]);
    await replica?.close();
    await primary.close();
    await tracing.close();
    receiver.close();

    const spans = receiver.spans();
    const readThere = spans.findLast(({ name }) => name === "read");
    const statements = spans
      .filter(({ parentSpanId }) => parentSpanId === readThere?.spanId)
      .map(({ attributes }) => [attributes["stemma.database"], attributes["db.query.text"]]);
    expect(statements).toEqual([
      ["primary", expect.stringContaining("pg_current_wal_flush_lsn")],
      ["replica", expect.stringContaining("pg_last_wal_replay_lsn")],
      ["replica", "select 'rye' as bread"],
    ]);
  });
});
