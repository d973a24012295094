import { newBlockId, type BlockId } from "../block-id.ts";
import { bodyBlocks, type BodyBlock } from "../body-blocks.ts";
import { diffBlocks } from "../diff/diff-bodies.ts";
import type { TimeBoundOptions } from "../diff/time-bound.ts";
import type { PageBody } from "../format.ts";
import { makeBlock } from "../make-block.ts";
import { makeBody } from "../make-body.ts";
import { rowsAfter, rowsBefore } from "./entry-rows.ts";

interface TakeOptions extends TimeBoundOptions {
  /** Whether rows of `text` that a passage would replace stay, behind it. */
  readonly keepsReplaced?: boolean;
}

/**
 * Copies rows of `source` into `text`. A row that `text` has in other words replaces them; a row that it lacks is put
 * behind the nearest row before it that both have. If a row was split or joined in `text`, its whole passage is replaced,
 * so that no word is there twice. Everything else in `text` stays. `rows` are indexes from 0; unknown ones are ignored.
 */
export function takePassages(
  text: PageBody,
  source: PageBody,
  rows: readonly number[],
  { keepsReplaced = false, ...options }: TakeOptions = {},
): PageBody {
  const own = bodyBlocks(text);
  const foreign = bodyBlocks(source);
  const wanted = new Set(rows);
  const parts = diffBlocks(foreign, own, options).entries.map((entry) => {
    const isTaken = entry.kind !== "unchanged" && rowsBefore(entry).some((at) => wanted.has(at));
    return {
      taken: isTaken ? rowsBefore(entry).flatMap((at) => foreign[at] ?? []) : [],
      own: rowsAfter(entry).flatMap((at) => own[at] ?? []),
    };
  });
  const stays = parts.flatMap((part) => (keepsReplaced || part.taken.length === 0 ? part.own : []));
  const used = new Set(stays.flatMap(({ id }) => id ?? []));
  return makeBody(
    parts.flatMap((part) => {
      const kept = keepsReplaced || part.taken.length === 0 ? part.own : [];
      const replaced = keepsReplaced ? [] : part.own;
      return [...withFreeIds(part.taken, replaced, used), ...kept.map(toJson)];
    }),
  );
}

/**
 * These rows with ids that nothing else in the text uses: the same id if a replaced row has it, else the id of the row
 * that it replaces, else its own. Adds them to `used`.
 */
function withFreeIds(
  taken: readonly BodyBlock[],
  replaced: readonly BodyBlock[],
  used: Set<BlockId>,
) {
  const replacedIds = replaced.map(({ id }) => id);
  const ownIds = new Set(taken.map(({ id }) => id));
  return taken.map((row, index) => {
    const ofReplaced = replacedIds[index] ?? null;
    const candidates = [
      replacedIds.includes(row.id) ? row.id : null,
      ownIds.has(ofReplaced) ? null : ofReplaced,
      row.id,
    ];
    const id = candidates.find((one) => one !== null && !used.has(one)) ?? newBlockId();
    used.add(id);
    return makeBlock({ ...row, id }, row.runs);
  });
}

function toJson(row: BodyBlock) {
  return makeBlock({ ...row, id: row.id ?? newBlockId() }, row.runs);
}
