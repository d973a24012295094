import { allAlignments } from "../all-alignments.ts";
import { isBlockId, newBlockId, type BlockId } from "../block-id.ts";
import { indentMax } from "../body-limits.ts";
import type { BlockJson, Direction } from "../format.ts";
import { makeBlock, type BlockKind } from "../make-block.ts";
import { BodyFault } from "./body-fault.ts";
import { readFields, type Fields } from "./read-fields.ts";
import { readInlines } from "./read-inlines.ts";

/** Reads a paragraph or a heading. A block without an id gets a new one. */
export function readBlock(input: unknown, path: string): BlockJson {
  const fields = readFields(input, path);
  const shape = {
    kind: readKind(fields, path),
    id: readId(fields("$"), `${path}.$`),
    alignment: readOneOf(allAlignments, fields("format") ?? "", `${path}.format`),
    direction: readOneOf(directions, fields("direction") ?? null, `${path}.direction`),
    indent: readIndent(fields("indent") ?? 0, `${path}.indent`),
  };
  return makeBlock(shape, readInlines(fields("children"), `${path}.children`));
}

const directions: readonly Direction[] = [null, "ltr", "rtl"];

function readKind(fields: Fields, path: string): BlockKind {
  if (fields("type") === "paragraph") return "paragraph";
  if (fields("type") === "heading") {
    return readOneOf(["h1", "h2", "h3"] as const, fields("tag"), `${path}.tag`);
  }
  throw new BodyFault(`${path}.type`, "A block must be a paragraph or a heading.");
}

function readId(input: unknown, path: string): BlockId {
  if (input === undefined) return newBlockId();
  const id = readFields(input, path)("blockId") ?? "";
  if (typeof id !== "string") throw new BodyFault(`${path}.blockId`, "A block id must be text.");
  return isBlockId(id) ? id : newBlockId();
}

function readIndent(input: unknown, path: string): number {
  if (typeof input !== "number" || !Number.isInteger(input) || input < 0) {
    throw new BodyFault(path, "An indent must be a whole number, 0 or more.");
  }
  return Math.min(Math.abs(input), indentMax);
}

function readOneOf<Value>(known: readonly Value[], input: unknown, path: string): Value {
  const value = known.find((one) => one === input);
  if (value === undefined) throw new BodyFault(path, `It must be one of ${JSON.stringify(known)}.`);
  return value;
}
