import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readPostmasterPid } from "../../../testing/database/start-embedded-child.ts";
import { StartFailure } from "../../start-failure.ts";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";
import type { EmbeddedPostgres } from "./start-embedded-postgres.ts";

let temporary: string;
let complaints: string[];
let running: EmbeddedPostgres[];
beforeEach(() => {
  running = [];
  temporary = mkdtempSync(path.join(tmpdir(), "stemma-start-"));
  complaints = [];
});
afterEach(async () => {
  for (const embedded of running) await embedded.stop();
  rmSync(temporary, { recursive: true });
});

describe("a first start", () => {
  test("makes the folder and a database that speaks UTF-8 and syncs every commit", async () => {
    const embedded = await start(path.join(temporary, "data"));
    const [row] = await query(
      embedded,
      "select current_database() as name, current_setting('server_encoding') as encoding, current_setting('fsync') as fsync",
    );
    expect(row).toEqual({ name: "stemma", encoding: "UTF8", fsync: "on" });
  });

  test("clears what a first start that was killed halfway left", async () => {
    const leftover = path.join(temporary, "database", "cluster.new-abcdef");
    mkdirSync(leftover, { recursive: true });
    writeFileSync(path.join(leftover, "PG_VERSION"), "18\n");
    await start(temporary);
    expect(readdirSync(path.join(temporary, "database")).sort()).toEqual([
      "cluster",
      "libraries",
      "postgres.log",
      "run",
    ]);
  });
});

describe("a later start", () => {
  test("finds what was written before", async () => {
    const first = await startEmbeddedPostgres(options(temporary));
    await query(first, "create table kept as select 7 as number");
    await first.stop();
    const second = await start(temporary);
    expect(await query(second, "select number from kept")).toEqual([{ number: 7 }]);
  });

  test("comes up when another program has got the process number of a killed database", async () => {
    const first = await startEmbeddedPostgres(options(temporary));
    await first.stop();
    const file = path.join(temporary, "database", "cluster", "postmaster.pid");
    writeFileSync(
      file,
      `${process.ppid}\n${path.dirname(file)}\n1\n5432\n../run\n\n  1 1\nready   \n`,
    );
    const second = await start(temporary);
    expect(await query(second, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});

describe("a folder's place does not matter", () => {
  const places = [
    { folder: "with spaces, ümläut, 東京 and 'quotes\"", because: "names are people's" },
    { folder: "with:colons;and,commas", because: "they divide lists of paths" },
    {
      folder: path.join("a".repeat(200), "b".repeat(200), "c".repeat(100)),
      because: "a socket's path is short",
    },
  ];
  test.each(places)("the database comes up in $folder, because $because", async ({ folder }) => {
    const embedded = await start(path.join(temporary, folder));
    expect(await query(embedded, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("the database comes up under a home that is closed to others", async () => {
    mkdirSync(path.join(temporary, "home"), { mode: 0o700 });
    const embedded = await start(path.join(temporary, "home", "data"));
    expect(await query(embedded, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});

describe("a data folder that cannot be used", () => {
  test("is refused in one line when another Stemma uses it, which is unharmed", async () => {
    const first = await start(temporary);
    await expect(startEmbeddedPostgres(options(temporary))).rejects.toThrow(
      new StartFailure(
        `The data folder ${temporary} is in use by another Stemma: stop that one, or set STEMMA_DATA_DIR to another folder.`,
      ),
    );
    expect(await query(first, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(complaints).toEqual([]);
  });

  test("is given to one of two that start at once", async () => {
    const outcomes = await Promise.allSettled([start(temporary), start(temporary)]);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  const cases = [
    {
      file: "layout",
      holds: "2\n",
      line: /has layout "2" and this Stemma knows 1/,
      because: "it is of a later layout",
    },
    {
      file: "database/cluster/PG_VERSION",
      holds: "17\n",
      line: /is of PostgreSQL 17 and this Stemma brings 18/,
      because: "it is another PostgreSQL's",
    },
    {
      file: "database/cluster/notes.txt",
      holds: "",
      line: /holds no database/,
      because: "what is there is no database",
    },
    {
      file: "database",
      holds: "",
      line: /cannot be written: there is a file of that name/,
      because: "a file is in the way",
    },
  ];
  test.each(cases)("is refused in one line because $because", async ({ file, holds, line }) => {
    mkdirSync(path.dirname(path.join(temporary, file)), { recursive: true });
    writeFileSync(path.join(temporary, file), holds);
    const refusal: unknown = await startEmbeddedPostgres(options(temporary)).catch(
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(StartFailure);
    expect(String(refusal)).toMatch(line);
    expect(String(refusal)).not.toContain("\n");
  });
});

describe("while it runs", () => {
  test("a database that ends by itself is started again, and that is told", async () => {
    const embedded = await start(temporary);
    const first = readPostmasterPid(temporary);
    process.kill(first, "SIGKILL");
    await expect
      .poll(() => complaints)
      .toEqual([
        "The database ended by itself (SIGKILL); starting it again.",
        "The database runs again.",
      ]);
    const sql = connect(embedded);
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
    await sql.end();
    expect(readPostmasterPid(temporary)).not.toBe(first);
  });

  test("stopping ends its process and frees the folder", async () => {
    const embedded = await startEmbeddedPostgres(options(temporary));
    const pid = readPostmasterPid(temporary);
    await embedded.stop();
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
    expect(readdirSync(path.join(temporary, "database", "run"))).toEqual([]);
  });
});

function options(dataDir: string) {
  const complain = (message: string) => void complaints.push(message);
  return { dataDir, log: { warn: complain, error: complain } };
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres(options(dataDir));
  running.push(embedded);
  return embedded;
}

function connect(embedded: EmbeddedPostgres) {
  return postgres({ ...embedded.address, max: 1, onnotice: () => {} });
}

async function query(embedded: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const sql = connect(embedded);
  const rows = await sql.unsafe(statement);
  await sql.end();
  return [...rows];
}
