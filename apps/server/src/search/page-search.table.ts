import { customType, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId, PageId } from "@stemma/domain/ids";
import { pages } from "../pages/pages.table.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * What published pages are found by: written in the transaction that changes what a page shows, and made of nothing else. A
 * change to folding or to what counts as a word comes with a migration that empties it; starts fill it again. Words and
 * text are stored apart from the row (`toast_tuple_target`, set by a migration), so that a walk over titles reads little.
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
    /** The words of title and text, by the domain's `wordsToIndex`, and the title's `titlePairs`. */
    words: tsvector("words").notNull(),
    /** The body without its looks, as it was written, one line a block: excerpts are cut from it. */
    text: text("text").notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("page_search_titles").using("gin", table.foldedTitle.op("gin_trgm_ops")),
    index("page_search_words").using("gin", table.words),
    index("page_search_newest").on(
      table.organizationId,
      table.updatedAt.desc().nullsFirst(),
      table.pageId.desc().nullsFirst(),
    ),
  ],
);
