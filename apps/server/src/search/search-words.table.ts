import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { OrganizationId } from "@stemma/domain/ids";
import { organizations } from "../organizations/organizations.table.ts";

/**
 * The words of an organization's published pages, to which typos are corrected. A word stays when its page goes: a word that no
 * page holds finds nothing. The page that holds it may be hidden from the caller: `listLike` leaves such words out.
 */
export const searchWords = pgTable(
  "search_words",
  {
    organizationId: uuid("organization_id")
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** Folded, of letters alone. */
    word: text("word").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.word] }),
    index("search_words_similar")
      .using("gin", table.organizationId, table.word.op("gin_trgm_ops"))
      .with({ fastupdate: "off" }),
  ],
);
