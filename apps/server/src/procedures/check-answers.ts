import { isDeepStrictEqual } from "node:util";
import { isProcedure, Procedure, type AnyProcedure } from "@orpc/server";
import type { AnySchema } from "@orpc/contract";

/**
 * A router whose answers are compared with the contract, for tests and development. A procedure fails if its answer does
 * not match its schema, if it holds anything else, or if it holds a value that JSON does not have.
 */
export function withCheckedAnswers<Router extends object>(router: Router): Router {
  const entries = Object.entries(router).map(([name, item]: [string, unknown]) => [
    name,
    isProcedure(item) ? withCheckedAnswer(item, name) : withCheckedAnswers(item as object),
  ]);
  return Object.fromEntries(entries) as Router;
}

function withCheckedAnswer(procedure: AnyProcedure, name: string): AnyProcedure {
  const { outputSchema, handler } = procedure["~orpc"];
  if (outputSchema === undefined) return procedure;
  return new Procedure({
    ...procedure["~orpc"],
    handler: async (options) => {
      const answer: unknown = await handler(options);
      await checkAnswer(outputSchema, name, answer);
      return answer;
    },
  });
}

/** Fails if the answer of a procedure is not exactly what the schema describes. */
export async function checkAnswer(
  schema: AnySchema,
  procedure: string,
  answer: unknown,
): Promise<void> {
  const read = await schema["~standard"].validate(answer);
  if (read.issues !== undefined) {
    throw new Error(`The answer of ${procedure} is not the contract's.`, { cause: read.issues });
  }
  const written: unknown = JSON.parse(JSON.stringify(answer));
  if (isDeepStrictEqual(JSON.parse(JSON.stringify(read.value)), written)) return;
  const issue = `The answer of ${procedure} holds more than the contract's: ${differences(written, read.value).join(", ")}`;
  throw new Error(issue);
}

/** The paths at which the answer differs from what the schema leaves of it. */
function differences(answer: unknown, read: unknown, path = ""): string[] {
  if (isDeepStrictEqual(answer, read)) return [];
  if (!isObject(answer) || !isObject(read)) return [path];
  const keys = new Set([...Object.keys(answer), ...Object.keys(read)]);
  return [...keys].flatMap((key) => differences(answer[key], read[key], `${path}.${key}`));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
