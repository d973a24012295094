CREATE INDEX "new_page_search_titles" ON "page_search" USING gin ("organization_id","folded_title" gin_trgm_ops) WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "new_page_search_words" ON "page_search" USING gin ("organization_id","words") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "new_search_words_similar" ON "search_words" USING gin ("organization_id","word" gin_trgm_ops) WITH (fastupdate=off);--> statement-breakpoint
-- A dropped index locks its table until the end of the migration: last, so that searches on an older node wait little.
DROP INDEX "page_search_titles";--> statement-breakpoint
DROP INDEX "page_search_words";--> statement-breakpoint
DROP INDEX "search_words_similar";--> statement-breakpoint
ALTER INDEX "new_page_search_titles" RENAME TO "page_search_titles";--> statement-breakpoint
ALTER INDEX "new_page_search_words" RENAME TO "page_search_words";--> statement-breakpoint
ALTER INDEX "new_search_words_similar" RENAME TO "search_words_similar";
