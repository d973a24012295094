import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  createTestDatabase,
  type TestDatabase,
} from "../../testing/database/create-test-database.ts";
import { receiveTraces, type TraceReceiver } from "../../testing/receive-traces.ts";
import { startTracing } from "../tracing/start-tracing.ts";
import type { Tracing } from "../tracing/tracing.ts";
import { connectDatabase } from "./connect.ts";
import { traceStatements } from "./trace-statements.ts";

let database: TestDatabase;
let receiver: TraceReceiver;
let tracing: Tracing;
let connection: ReturnType<typeof connectDatabase>;

beforeAll(async () => {
  database = await createTestDatabase();
  receiver = await receiveTraces();
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", receiver.url);
  tracing = await startTracing({
    protocol: "http/json",
    sampler: "always_on",
    samplerRatio: 1,
  });
  connection = connectDatabase(database.address, 2, (pool) =>
    traceStatements(pool, tracing, "primary"),
  );
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await connection.close();
  receiver.close();
  await database.drop();
});

test("statements within a span are below it, with their text and the kind of their failure, and never with values", async () => {
  const { sql } = connection;
  await sql`select 'of nobody'`;
  await tracing.span("work", async () => {
    const part = sql`length(${"secret one"})`;
    const [row] = await sql<{ length: number }[]>`select ${part}, ${2}::int as two`;
    expect(row).toEqual({ length: 10, two: 2 });
    expect(await sql.unsafe("select $1::text as text", ["secret two"])).toEqual([
      { text: "secret two" },
    ]);
    await sql.begin(async (inner) => {
      await inner`select ${"secret three"}::text`;
      await inner.savepoint((deeper) => deeper`select ${"secret four"}::text`);
    });
    await expect(sql`select ${"secret five"}::text::uuid`).rejects.toMatchObject({ code: "22P02" });
  });
  await tracing.close();

  const spans = receiver.spans();
  const work = spans.find(({ name }) => name === "work");
  const statements = spans.filter(({ name }) => name === "statement");
  expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(
    new Set([work?.spanId]),
  );
  const texts = statements.map(({ attributes }) => attributes["db.query.text"]);
  expect(texts).toEqual(
    expect.arrayContaining([
      "select length($1), $2::int as two",
      "select $1::text as text",
      "select $1::text",
      "select $1::text::uuid",
    ]),
  );
  expect(texts.filter((text) => text === "select $1::text")).toHaveLength(2);
  const failed = statements.find(({ attributes }) => attributes["error.type"] !== undefined);
  expect(failed?.attributes).toMatchObject({
    "error.type": "22P02",
    "db.query.text": "select $1::text::uuid",
  });
  expect(receiver.bodies()).not.toMatch(/secret|of nobody/);
});
