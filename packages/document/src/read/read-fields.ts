import { BodyFault } from "./body-fault.ts";

/** Reads a field of an untrusted object; `undefined` if the field is missing, inherited or a getter. */
export type Fields = (key: string) => unknown;

const refusedKeys = ["__proto__", "constructor", "prototype"];

/** Reads an object. Refuses other values, and keys that reach for a prototype. */
export function readFields(input: unknown, path: string): Fields {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    throw new BodyFault(path, "An object must stand here.");
  }
  const refused = refusedKeys.find((key) => Object.hasOwn(input, key));
  if (refused !== undefined) {
    throw new BodyFault(path === "" ? refused : `${path}.${refused}`, "This key is refused.");
  }
  return (key) => Object.getOwnPropertyDescriptor(input, key)?.value as unknown;
}
