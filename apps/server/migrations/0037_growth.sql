CREATE INDEX "pins_by_item" ON "pins" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "recents_by_item" ON "recents" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "page_reverts_by_target" ON "page_reverts" USING btree ("to_version","reverted_at");--> statement-breakpoint
-- A dropped index locks its table until the end of the migration: last, so that an older node waits little.
DROP INDEX "recents_by_access";--> statement-breakpoint
DROP INDEX "requests_by_organization";--> statement-breakpoint
CREATE INDEX "requests_by_organization" ON "requests" USING btree ("organization_id","created_at","id") WHERE "requests"."status" = 'pending';--> statement-breakpoint
-- Autovacuum waits until a fifth of a table is dead, which is tens of thousands of versions of drafts in a large one. What is written again and
-- again is vacuumed earlier. Texts are outside their rows, in tables with settings of their own.
ALTER TABLE "drafts" SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_cost_limit = 2000, toast.autovacuum_vacuum_scale_factor = 0.05, toast.autovacuum_vacuum_cost_limit = 2000);--> statement-breakpoint
ALTER TABLE "pages" SET (autovacuum_vacuum_scale_factor = 0.05);--> statement-breakpoint
ALTER TABLE "page_search" SET (autovacuum_vacuum_scale_factor = 0.05, toast.autovacuum_vacuum_scale_factor = 0.05);--> statement-breakpoint
ALTER TABLE "notifications" SET (autovacuum_vacuum_scale_factor = 0.05);--> statement-breakpoint
-- No index holds what an update of these changes: it stays on the page of its row (a HOT update) where there is room.
ALTER TABLE "page_reads" SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);--> statement-breakpoint
ALTER TABLE "recents" SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
