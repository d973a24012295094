import type { Sql } from "../../platform/database/connect.ts";
import type { SentStatement } from "../query-plans/record-statements.ts";
import { judgeStatement, type Judgement } from "./judge-statement.ts";

/** A statement, who sent it, and what Citus does with it. */
export interface JudgedStatement extends SentStatement {
  readonly judgement: Judgement;
  /** The procedures that sent it; empty if only calls of several procedures did. */
  readonly procedures: readonly string[];
}

/** From what is done at one node to what cannot be done. */
const ways = ["local", "routed", "fannedOut", "refused"] as const;

/** Records who sends which statements. */
export function createRecorder() {
  const sent = new Map<string, { readonly values: readonly unknown[]; readonly by: Set<string> }>();
  let procedure: string | null = null;
  return {
    /** For `debug` of the driver. */
    hear(text: string, values: readonly unknown[]): void {
      const known = sent.get(text) ?? { values: [...values], by: new Set() };
      if (procedure !== null) known.by.add(procedure);
      sent.set(text, known);
    },
    begin: (name: string | null) => void (procedure = name),
    /** Has a spread database judge all that was heard. */
    async judge(sql: Sql): Promise<readonly JudgedStatement[]> {
      const judged: JudgedStatement[] = [];
      for (const [text, { values, by }] of sent) {
        // The driver asks for the types of arrays.
        if (!/^\s*(select|with|insert|update|delete)/i.test(text) || text.includes("pg_catalog"))
          continue;
        const judgement = await judgeStatement(sql, { text, values });
        judged.push({ text, values, judgement, procedures: [...by] });
      }
      return judged;
    },
  };
}

/** The worst that Citus does with statements of each procedure. */
export function judgeProcedures(
  judged: readonly JudgedStatement[],
): ReadonlyMap<string, Judgement["way"]> {
  const found = new Map<string, Judgement["way"]>();
  for (const { judgement, procedures } of judged) {
    for (const name of procedures) {
      const before = found.get(name) ?? "local";
      if (ways.indexOf(judgement.way) >= ways.indexOf(before)) found.set(name, judgement.way);
    }
  }
  return found;
}
