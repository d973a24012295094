import type { FileId, PageId } from "@stemma/domain/ids";
import type { BlockId } from "../../block-id.ts";
import type { BlockJson, PageBody } from "../../format.ts";
import { makeBlock, type BlockShape } from "../../make-block.ts";
import { makeBody } from "../../make-body.ts";
import type { Run } from "../../run.ts";

/** A row with this text or these runs. */
export function row(
  content: string | readonly Run[],
  {
    id = "k",
    kind = "paragraph",
    ...shape
  }: Partial<Omit<BlockShape, "id">> & { id?: string } = {},
): BlockJson {
  const runs = typeof content === "string" ? [run(content)] : content;
  return makeBlock({ kind, ...shape, id: id as BlockId }, runs);
}

export function run(text: string, marks = 0, url: string | null = null): Run {
  return { text, marks, url };
}

/** A page of these rows between a first and a last paragraph. */
export function pageOf(rows: readonly BlockJson[]): PageBody {
  return makeBody([row("First.", { id: "a" }), ...rows, row("Last.", { id: "z" })]);
}

/** A loose node with this text, as a script might send it. */
export function loose(type: string, text: string, fields: object = {}): object {
  return { type, $: { blockId: "k" }, children: text === "" ? [] : [looseText(text)], ...fields };
}

export function looseText(text: string, format = 0): object {
  return { type: "text", text, ...(format !== 0 && { format }) };
}

/** The ids in the samples, of which a scenario makes those of a real page, person, file and picture. */
export const sampleIds = {
  page: "0190a000-0000-7000-8000-000000000001",
  person: "0190a000-0000-7000-8000-000000000002",
  file: "0190a000-0000-7000-8000-000000000003" as FileId,
  snippet: "0190a000-0000-7000-8000-000000000005" as PageId,
  picture: "0190a000-0000-7000-8000-000000000004" as FileId,
} as const;

/** HTML without the ids and directions that every row has. */
export function bareHtml(html: string): string {
  return html.replaceAll(/ (?:data-block|data-toggle|dir|rel)="[^"]*"/g, "");
}
