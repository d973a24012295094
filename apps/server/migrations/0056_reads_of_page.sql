-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "page_reads_of_page" ON "page_reads" USING btree ("page_id","user_id");--> statement-breakpoint
-- The index of pages and people begins with the page, so that it serves the statements of the release before.
DROP INDEX CONCURRENTLY IF EXISTS "page_reads_by_page";
