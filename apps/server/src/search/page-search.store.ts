import type { PageBody } from "@stemma/document/format";
import { currentBody, type StoredBody } from "@stemma/document/stored-body";
import type { OrganizationId, PageId } from "@stemma/domain/ids";
import type { Fragment, Sql } from "../platform/database/connect.ts";
import { isSpread } from "../platform/database/spread-tables.ts";
import type { IndexedPage } from "./indexed-page.ts";
import { withinOrganization } from "../platform/database/within-organization.ts";

/** What a page shows, for its entry in the search index. */
export type PublishedPage = Omit<IndexedPage, "searchEntry"> & {
  readonly organizationId: OrganizationId;
  readonly pageTitle: string;
  readonly body: PageBody;
};

/** The same from PostgreSQL: the instant is PostgreSQL's text. */
type StoredPage = Omit<PublishedPage, "updatedAt" | "body"> & {
  readonly updatedAt: string;
  readonly body: StoredBody;
};

/** Writes the search index. The removal of a page removes its entry by cascade. */
export function createPageSearchStore(sql: Sql) {
  const columns = () => sql`p.id as "pageId", p.organization_id as "organizationId",
    v.page_title as "pageTitle", v.body, p.updated_at as "updatedAt"`;
  const read = (row: StoredPage): PublishedPage => ({
    ...row,
    body: currentBody(row.body),
    updatedAt: new Date(row.updatedAt),
  });

  const isAfter = (page: PageId | null): Fragment =>
    page === null ? sql`` : sql`and p.id > ${page}`;

  /**
   * Locks the next published pages of all organizations of which `condition` is true, one organization after the other: Citus locks rows only
   * in one. The next ones replace those that are skipped.
   */
  async function lockInEach(
    condition: Fragment,
    lock: (own: Sql, which: Fragment, max: number) => Promise<StoredPage[]>,
    after: PageId | null,
    limit: number,
  ): Promise<PublishedPage[]> {
    const locked: StoredPage[] = [];
    for (let last = after; locked.length < limit;) {
      const next = await sql<{ id: PageId; organizationId: OrganizationId }[]>`
        select p.id, p.organization_id as "organizationId" from pages p
        where p.published_version is not null and ${condition} ${isAfter(last)}
        order by p.id limit ${limit - locked.length}`;
      for (const organizationId of new Set(next.map((page) => page.organizationId))) {
        const ids = next
          .filter((page) => page.organizationId === organizationId)
          .map(({ id }) => id);
        const own = withinOrganization(sql, organizationId);
        locked.push(...(await lock(own, sql`and p.id = any(${ids}::uuid[])`, limit)));
      }
      last = next.at(-1)?.id ?? null;
      if (last === null) break;
    }
    return locked.map(read).toSorted((one, other) => (one.pageId < other.pageId ? -1 : 1));
  }

  return {
    /** Writes a page's index entry from its published content. The caller holds the page's lock. */
    async index(
      { organizationId }: { readonly organizationId: OrganizationId },
      { pageId, searchEntry: entry, updatedAt }: IndexedPage,
    ): Promise<void> {
      // A folded text has no line breaks, so they can separate the words.
      await sql`
        insert into page_search
          (page_id, organization_id, folded_title, words, text, phrases, places, updated_at)
        values (${pageId}, ${organizationId}, ${entry.foldedTitle},
          array_to_tsvector(string_to_array(${entry.words.join("\n")}, E'\\n')),
          ${entry.text}, ${entry.phrases}, ${entry.places}, ${updatedAt})
        on conflict on constraint page_search_pkey do update set folded_title = excluded.folded_title,
          words = excluded.words, text = excluded.text, phrases = excluded.phrases,
          places = excluded.places, updated_at = excluded.updated_at`;
      // Most words are known already. Sorted, so that two publishes never wait for each other.
      await sql`
        insert into search_words (organization_id, word)
        select ${organizationId}, w.word from unnest(${entry.corrections}::text[]) w(word)
        where not exists (select 1 from search_words s
          where s.organization_id = ${organizationId} and s.word = w.word)
        order by w.word
        on conflict do nothing`;
    },

    /**
     * The next published pages, by id and in every organization, without an index entry; with row locks until the
     * transaction ends. Pages that another transaction changes are skipped, because that transaction indexes them. One
     * that only refers to a page locks its key, which skips nothing.
     */
    async lockMissing(after: PageId | null, limit: number): Promise<PublishedPage[]> {
      const lock = (own: Sql, which: Fragment, max: number) => own<StoredPage[]>`
        select ${columns()} from pages p
        join page_versions v on v.id = p.published_version
        left join page_search s on s.page_id = p.id
        where s.page_id is null ${which}
        order by p.id limit ${max} for no key update of p skip locked`;
      if (!isSpread()) return (await lock(sql, isAfter(after), limit)).map(read);
      const isMissing = sql`not exists (select from page_search s
        where s.page_id = p.id and s.organization_id = p.organization_id)`;
      return lockInEach(isMissing, lock, after, limit);
    },

    /**
     * The next published pages, by id, of one organization or of all, with row locks until the transaction ends. Waits for
     * transactions that change one.
     */
    async lockPublished(
      organizationId: OrganizationId | null,
      after: PageId | null,
      limit: number,
    ): Promise<PublishedPage[]> {
      const lock = (own: Sql, which: Fragment, max: number) => own<StoredPage[]>`
        select ${columns()} from pages p
        join page_versions v on v.id = p.published_version
        where (${organizationId}::uuid is null or p.organization_id = ${organizationId}::uuid) ${which}
        order by p.id limit ${max} for no key update of p`;
      if (organizationId === null && isSpread()) return lockInEach(sql`true`, lock, after, limit);
      const own = withinOrganization(sql, organizationId);
      return (await lock(own, isAfter(after), limit)).map(read);
    },
  };
}

export type PageSearchStore = ReturnType<typeof createPageSearchStore>;
