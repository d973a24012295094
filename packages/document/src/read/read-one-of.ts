import { BodyFault } from "./body-fault.ts";

/** Reads a value that must be one of these. */
export function readOneOf<Value>(known: readonly Value[], input: unknown, path: string): Value {
  const value = known.find((one) => one === input);
  if (value === undefined) throw new BodyFault(path, `It must be one of ${JSON.stringify(known)}.`);
  return value;
}
