import type { Fragment, Sql } from "./connect.ts";
import type { Arguments, Statement } from "./define-statement.ts";
import { makeText, numberArguments, placeholders } from "./make-text.ts";
import { unscoped } from "./within-organization.ts";
import type { NumberedText } from "./make-text.ts";
import { isSpread } from "./spread-tables.ts";

/** How many runs of one shared statement are on their way at once on a pool. */
const runningMax = 4;

/** The most callers whose rows are read together. */
const callersMax = 50;

/** PostgreSQL's types of arguments. An array is sent as text, because the arrays of several callers have several lengths. */
type ArgumentType = "uuid" | "text" | "int" | "uuid[]";

/** What one caller asked for. */
interface Asked<Args, Row> {
  readonly args: Args;
  resolve(rows: Row[]): void;
  reject(error: unknown): void;
}

/** What waits on one pool or transaction, and how much runs there. */
interface Queue<Args, Row> {
  waiting: Asked<Args, Row>[];
  running: number;
  isScheduled: boolean;
}

/**
 * Like `defineStatement`, for a statement that reads a few rows by keys and is asked for by many requests at once: while it runs, further
 * callers wait, and then one statement reads the rows of all of them. To start and end a statement costs PostgreSQL more than to
 * find such rows, and each message to it costs a system call.
 *
 * A caller's rows are read after it asked, so it sees everything that was committed before. `types` are the types of the arguments, by
 * their names. An argument that the statement does not hold is not sent.
 *
 * On a database that is spread, each caller asks alone: Citus refuses a statement with the keys of several organizations.
 */
export function defineSharedStatement<Args extends Arguments, Row extends object>(
  types: Readonly<Record<keyof Args & string, ArgumentType>>,
  build: (sql: Sql, args: Args) => Fragment,
): Statement<Args, Row> {
  let names: readonly (keyof Args & string)[] = [];
  const queues = new WeakMap<Sql, Queue<Args, Row>>();
  let text: string | undefined;
  let textAlone: NumberedText | undefined;

  function makeSharedText(sql: Sql): string {
    const used = new Set<string>();
    const one = makeText(unscoped(sql), build, (name) => {
      used.add(name);
      const type = types[name];
      return type === "uuid[]" ? `caller."${name}"::uuid[]` : `caller."${name}"`;
    });
    names = (Object.keys(types) as (keyof Args & string)[]).filter((name) => used.has(name));
    // An array behind a select is one of unknown length: PostgreSQL estimates it alike each time, and keeps its plan.
    const arrays = names.map((name, at) => {
      const type = types[name] === "uuid[]" ? "text" : types[name];
      return `(select $${at + 1}::${type}[])`;
    });
    const columns = names.map((name) => `"${name}"`).join(", ");
    // The offset keeps the statement's joins apart: the plan for one caller, run for each.
    return `select caller.place::int as "callerPlace", found.*
      from unnest(${arrays.join(", ")}) with ordinality caller (${columns}, place)
      cross join lateral (${one} offset 0) found`;
  }

  /** The rows of each caller. */
  async function read(sql: Sql, callers: readonly Asked<Args, Row>[]): Promise<Row[][]> {
    text ??= makeSharedText(sql);
    const values = names.map((name) => callers.map(({ args }) => sent(args[name])));
    const found = callers.map((): Row[] => []);
    const rows = await sql.unsafe(text, values as never[], { prepare: true }).values();
    const fields = rows.columns.slice(1).map(({ name }) => name);
    for (const [callerPlace, ...row] of rows as unknown as [number, ...unknown[]][])
      found[callerPlace - 1]?.push(rowOf(fields, row) as Row);
    return found;
  }

  /** The rows of one caller, from a statement of its own. */
  async function readAlone(sql: Sql, args: Args): Promise<Row[]> {
    textAlone ??= numberArguments(build(unscoped(sql), placeholders()), types);
    const values = textAlone.names.map((name) => args[name] ?? null);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller says what the statement returns
    return (await sql.unsafe(textAlone.text, values as never[], {
      prepare: true,
    })) as unknown as Row[];
  }

  async function answer(sql: Sql, callers: readonly Asked<Args, Row>[]): Promise<void> {
    try {
      const found = await read(sql, callers);
      for (const [at, { resolve }] of callers.entries()) resolve(found[at] ?? []);
    } catch (error) {
      // What is wrong with the arguments of one caller, or takes long, must not fail the others.
      if (callers.length > 1 && isOfOneCaller(error)) {
        await Promise.all(callers.map((caller) => answer(sql, [caller])));
      } else for (const { reject } of callers) reject(error);
    }
  }

  function send(sql: Sql, queue: Queue<Args, Row>): void {
    while (queue.waiting.length > 0 && queue.running < runningMax) {
      queue.running += 1;
      void run(sql, queue, queue.waiting.splice(0, callersMax));
    }
  }

  async function run(sql: Sql, queue: Queue<Args, Row>, callers: readonly Asked<Args, Row>[]) {
    await answer(sql, callers);
    queue.running -= 1;
    send(sql, queue);
  }

  function share(sql: Sql, args: Args): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      let queue = queues.get(sql);
      if (queue === undefined) {
        queue = { waiting: [], running: 0, isScheduled: false };
        queues.set(sql, queue);
      }
      const ours = queue;
      ours.waiting.push({ args, resolve, reject });
      if (ours.isScheduled) return;
      ours.isScheduled = true;
      // All requests that have arrived by now ask before this.
      setImmediate(() => {
        ours.isScheduled = false;
        send(sql, ours);
      });
    });
  }

  return (sql, args) => (isSpread() ? readAlone(sql, args) : share(sql, args));
}

/**
 * A row from its values, in the order of its fields. Copying a row of many fields without its caller's number took ten times as
 * long, and gave an object that V8 copies slowly, too.
 */
function rowOf(fields: readonly string[], values: readonly unknown[]): object {
  const row: Record<string, unknown> = {};
  for (const [at, field] of fields.entries()) row[field] = values[at];
  return row;
}

/** A value as an element of an array of all callers' values. */
function sent(value: Arguments[string] | undefined): Arguments[string] {
  return Array.isArray(value) ? `{${value.join(",")}}` : (value ?? null);
}

/**
 * Whether one caller alone may be the cause: PostgreSQL refused a value (its codes of class 22, "data exception") or ended the
 * statement, which took too long for all together (57014), or the driver could not send a value (no code).
 */
function isOfOneCaller(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return true;
  return /^(22|57014)/.test(String(error.code));
}
