import { customType, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, PageId } from "@stemma/domain/ids";
import { pages } from "../pages/pages.table.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * The search index of published pages, derived only from their published content and written in the same transaction as
 * it. A migration that changes folding or the definition of words must empty the table; the next start fills it again.
 * Words and text are stored outside the row (`toast_tuple_target`, set by a migration), so that a scan of titles reads
 * little.
 */
export const pageSearch = pgTable(
  "page_search",
  {
    pageId: uuid("page_id")
      .$type<PageId>()
      .primaryKey()
      .references(() => pages.id, { onDelete: "cascade" }),
    organizationId: uuid("organization_id").$type<OrganizationId>().notNull(),
    /** The title, folded by the domain's `foldText`. */
    foldedTitle: text("folded_title").notNull(),
    /** The words of title, headings and text, and the title's pairs, by the domain's `indexEntry`. */
    words: tsvector("words").notNull(),
    /** The body as plain text, one line per block; excerpts are cut from it. */
    text: text("text").notNull(),
    /** Title and text in the form in which phrases are found: the domain's `phraseLine`. */
    phrases: text("phrases").notNull(),
    /** For each line of the text: its block, a space, and the number of the line of the heading above it, if there is one. */
    places: text("places").notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    // The organization is in the indexes of titles and words, so that a lookup reads the rows of one organization only. Without a pending list:
    // every lookup reads all of the list, and vacuum empties it only after about 1,000 publishes.
    index("page_search_titles")
      .using("gin", table.organizationId, table.foldedTitle.op("gin_trgm_ops"))
      .with({ fastupdate: "off" }),
    // A hash, because a title can be longer than an entry of a btree.
    index("page_search_title").using("hash", table.foldedTitle),
    index("page_search_words")
      .using("gin", table.organizationId, table.words)
      .with({ fastupdate: "off" }),
    index("page_search_newest").on(
      table.organizationId,
      table.updatedAt.desc().nullsFirst(),
      table.pageId.desc().nullsFirst(),
    ),
  ],
);
