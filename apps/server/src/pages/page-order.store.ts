import { generateKeyBetween, generateNKeysBetween } from "fractional-indexing";
import type { PageId } from "@stemma/domain/ids";
import type { Sql } from "../platform/database/connect.ts";
import { withinThatOf } from "../platform/database/organization-of.ts";
import type { PlaceInLevel, TreePlace } from "./page-place.store.ts";

/**
 * The length from which on a new order key has its level numbered anew. A key grows by a character with five pages that are put into the same
 * place, and a row of an index holds 2,700 bytes.
 */
const orderKeyMax = 200;

/** Finds the order keys of places among the pages of a level. */
export function createPageOrderStore(sql: Sql) {
  const levelOf = ({ workspaceId, parentPageId }: TreePlace) => parentPageId ?? workspaceId;

  /** The keys of the neighbours of a place: of the page before it and of the one behind it, `null` where there is none. */
  async function neighbours(place: TreePlace, at: PlaceInLevel, moving: PageId | null) {
    const levelId = levelOf(place);
    const own = await withinThatOf(sql, "workspaces", place.workspaceId);
    const isOther = own`level_id = ${levelId} and id is distinct from ${moving}::uuid`;
    const [before] =
      at === null
        ? []
        : at === "last"
          ? await own<{ key: string }[]>`
              select order_key as key from pages where ${isOther}
              order by order_key desc, id desc limit 1`
          : await own<{ key: string }[]>`
              select order_key as key from pages where ${isOther} and id = ${at}`;
    if (at !== null && before === undefined && at !== "last") {
      // The page that was named has left the level meanwhile.
      return neighbours(place, "last", moving);
    }
    const key = before?.key ?? null;
    if (at === "last") return { before: key, behind: null };
    const [behind] = await own<{ key: string }[]>`
      select order_key as key from pages where ${isOther}
        and (${key}::text is null or order_key > ${key} collate "C")
      order by order_key, id limit 1`;
    return { before: key, behind: behind?.key ?? null };
  }

  async function keyAt(place: TreePlace, at: PlaceInLevel, moving: PageId | null): Promise<string> {
    const { before, behind } = await neighbours(place, at, moving);
    const key = generateKeyBetween(before, behind);
    if (key.length <= orderKeyMax) return key;
    await numberAnew(place);
    const anew = await neighbours(place, at, moving);
    return generateKeyBetween(anew.before, anew.behind);
  }

  /** Gives the pages of a level short order keys, in the order that they have. */
  async function numberAnew(place: TreePlace): Promise<void> {
    const own = await withinThatOf(sql, "workspaces", place.workspaceId);
    const pages = await own<{ id: PageId }[]>`
      select id from pages where level_id = ${levelOf(place)} order by order_key, id`;
    const keys = generateNKeysBetween(null, null, pages.length);
    await own`
      update pages p set order_key = numbered.order_key
      from unnest(${pages.map(({ id }) => id)}::uuid[], ${keys}::text[]) numbered (id, order_key)
      where p.id = numbered.id`;
  }

  return {
    /** The order key for a page that is put into this place; `moving` is the page itself if it is in the level already. */
    keyAt,

    /** The keys for so many pages that are put directly behind a page, in their order. */
    async keysBehind(place: TreePlace, pageId: PageId, count: number): Promise<readonly string[]> {
      const { before, behind } = await neighbours(place, pageId, null);
      return generateNKeysBetween(before, behind, count);
    },
  };
}
