import { newBlockId, type BlockId } from "./block-id.ts";
import { bodyMaxBytes } from "./body-limits.ts";
import { currentFormatVersion } from "./current-format-version.ts";
import type { Container } from "./containers/container.ts";
import { withoutContainer } from "./containers/fold-rows.ts";
import type { BlockJson, PageBody } from "./format.ts";
import { rowNodes, type ContainerPlace } from "./lists/row-nodes.ts";
import { makeBody } from "./make-body.ts";
import { BodyFault } from "./read/body-fault.ts";
import { readArray } from "./read/read-array.ts";
import { TableSizes } from "./read/table-sizes.ts";
import { readContainer } from "./read/read-container.ts";
import { readFields } from "./read/read-fields.ts";
import { readBlock } from "./read/read-block.ts";

/** The place of an error in a body, such as `root.children.3.children.0.url`, and the reason as a sentence. */
type BodyError = { readonly path: string; readonly reason: string };

/** A body in canonical form, or the first error in the input. */
export type ReadBodyResult =
  | { readonly ok: true; readonly body: PageBody }
  | { readonly ok: false; readonly error: BodyError };

/** The same, with the body's JSON. */
type ReadBodyAsJsonResult =
  | { readonly ok: true; readonly body: PageBody; readonly json: string }
  | { readonly ok: false; readonly error: BodyError };

/**
 * Reads untrusted input as a body: from a browser, a script, a journal, a database. The result is built anew from the
 * fields that the format knows. It shares no object with the input, and unknown fields are gone.
 *
 * Refused: nodes, marks and URLs the format does not know, values of the wrong type, keys that reach for a prototype,
 * more than `bodyMaxBytes`. Repaired, so that no save is lost: no blocks (becomes blank), blocks without an id or with
 * another block's id (get a new one), containers without rows (go) or in a container (their rows stand in the outer one),
 * too deep an indent, NUL (dropped: PostgreSQL cannot store it) and halves of
 * surrogate pairs (become U+FFFD). Reading a result again gives the same result. Never throws on data.
 */
export function readBody(input: unknown): ReadBodyResult {
  const read = readBodyAsJson(input);
  return read.ok ? { ok: true, body: read.body } : read;
}

/** Like {@link readBody}, with the body's JSON: reading makes it anyway, to know its size. */
export function readBodyAsJson(input: unknown): ReadBodyAsJsonResult {
  try {
    const top = readFields(input, "");
    const version = top("formatVersion") ?? currentFormatVersion;
    if (version !== currentFormatVersion) {
      throw new BodyFault("formatVersion", "This version of the body format is not known here.");
    }
    const root = readFields(top("root"), "root");
    if (root("type") !== "root") throw new BodyFault("root.type", "The root must be a root.");
    const { blocks, size } = readBlocks(root("children"));
    const body = makeBody(blocks);
    const json = JSON.stringify(body);
    if (!fitsByLength(json)) {
      size.countAll();
      // Lists and containers around the rows take room of their own.
      const isFlat = body.root.children.every(
        ({ type }) => !["list", "callout", "toggle", "table"].includes(type),
      );
      if (!isFlat && utf8.encode(json).length > bodyMaxBytes) throw tooLarge("root.children");
    }
    return { ok: true, body, json };
  } catch (fault) {
    if (!(fault instanceof BodyFault)) throw fault;
    return { ok: false, error: { path: fault.path, reason: fault.message } };
  }
}

const utf8 = new TextEncoder();

/** A unit of UTF-16 takes at most 3 bytes in UTF-8; a pair of surrogates takes 4. */
const bytesPerUnitMax = 3;

/** Whether the length of the JSON proves that its bytes fit. */
function fitsByLength(json: string): boolean {
  return json.length * bytesPerUnitMax <= bodyMaxBytes;
}

/** So many rows are not counted before the whole body is: most bodies have fewer, and are small. */
const uncountedRowsMax = 200;

/**
 * The size of a body to which rows are added. The first rows are counted only if there are more, or if the body turns out to be large. As
 * long as the lengths of their JSON prove that the rows fit, no bytes are counted; from then on, those of all rows are.
 */
class BodySize {
  /** The first rows with their paths; `null` once rows are counted. */
  #first: { readonly block: BlockJson; readonly path: string }[] | null = [];
  /** The JSON of the rows so far, until bytes are counted. */
  #uncounted: string[] = [];
  #bytesMax = frameBytes;
  #bytes: number | null = null;

  /** Adds a row. Throws if the body may have become too large. */
  add(block: BlockJson, path: string): void {
    if (this.#first !== null && this.#first.length < uncountedRowsMax) {
      this.#first.push({ block, path });
    } else {
      this.countAll();
      this.#count(block, path);
    }
  }

  /** Counts the rows so far that were not. Throws with the path of the one that is too much. */
  countAll(): void {
    const first = this.#first ?? [];
    this.#first = null;
    for (const { block, path } of first) this.#count(block, path);
  }

  #count(block: BlockJson, path: string): void {
    const json = JSON.stringify(withoutContainer(block));
    const comma = this.#bytesMax === frameBytes ? 0 : 1;
    this.#bytesMax += json.length * bytesPerUnitMax + comma;
    if (this.#bytes !== null) this.#bytes += utf8.encode(json).length + comma;
    else {
      this.#uncounted.push(json);
      if (this.#bytesMax <= bodyMaxBytes) return;
      const counted = this.#uncounted.map((each) => utf8.encode(each).length);
      this.#bytes = counted.reduce((sum, bytes) => sum + bytes, frameBytes + counted.length - 1);
      this.#uncounted = [];
    }
    if (this.#bytes > bodyMaxBytes) throw tooLarge(path);
  }
}

function tooLarge(path: string): BodyFault {
  return new BodyFault(path, "The page is larger than 2 MB.");
}

/** The bytes of a body's JSON around its blocks. */
const frameBytes =
  JSON.stringify(makeBody([])).length - JSON.stringify(makeBody([]).root.children[0]).length;

function readBlocks(input: unknown): { blocks: BlockJson[]; size: BodySize } {
  const path = "root.children";
  const taken = new Set<BlockId>();
  const blocks: BlockJson[] = [];
  const size = new BodySize();
  const tables = new TableSizes();
  const containers = new Map<ContainerPlace | null, Container | null>([[null, null]]);
  try {
    for (const row of rowNodes(readArray(input, path), path)) {
      const { container } = row;
      if (container !== null && !containers.has(container)) {
        containers.set(container, readContainer(container));
      }
      const block = readBlock(row, containers.get(container) ?? null);
      if (taken.has(block.$.blockId)) block.$.blockId = newBlockId();
      taken.add(block.$.blockId);
      if (block.within?.kind === "cell") tables.add(block.within, row.path);
      size.add(block, row.path);
      blocks.push(block);
    }
  } catch (fault) {
    // The first error is reported: the rows before this one may be too large already.
    size.countAll();
    throw fault;
  }
  return { blocks, size };
}
