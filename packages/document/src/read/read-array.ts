import { BodyFault } from "./body-fault.ts";

/** Reads a list; a missing list counts as empty. */
export function readArray(input: unknown, path: string): readonly unknown[] {
  if (input === undefined) return [];
  if (!Array.isArray(input)) throw new BodyFault(path, "A list must stand here.");
  return input;
}
