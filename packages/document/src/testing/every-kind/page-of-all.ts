import type { BlockId } from "../../block-id.ts";
import type { BlockJson, PageBody } from "../../format.ts";
import { makeBody } from "../../make-body.ts";
import { allKinds, everyKind } from "./every-kind.ts";
import { row, sampleIds } from "./rows.ts";

/** A page with the rows of all kinds, those of each kind between a first and a last row, and with real ids in place of `sampleIds`. */
export function pageOfAll(ids: Readonly<Record<keyof typeof sampleIds, string>>): PageBody {
  const body = makeBody(
    allKinds.flatMap((kind, at) => [
      row("First.", { id: `${at}-a` }),
      ...everyKind[kind].rows.map((one) => named(one, at)),
      row("Last.", { id: `${at}-z` }),
    ]),
  );
  const names = Object.keys(sampleIds) as (keyof typeof sampleIds)[];
  return JSON.parse(
    names.reduce((json, name) => json.replaceAll(sampleIds[name], ids[name]), JSON.stringify(body)),
  ) as PageBody;
}

/** The row with an id of its own on the page, in a container with an id of its own. */
function named(one: BlockJson, at: number): BlockJson {
  const { within } = one;
  return {
    ...one,
    $: { blockId: `${at}-${one.$.blockId}` as BlockId },
    ...(within && { within: { ...within, id: `${at}-${within.id}` as BlockId } }),
  };
}

/** The part of a page's HTML or text that each kind has, in the order of the table. */
export function partsOfAll(text: string, first: RegExp, last: RegExp): string[] {
  return text
    .split(first)
    .slice(1)
    .map((part) => part.split(last)[0] ?? "");
}
