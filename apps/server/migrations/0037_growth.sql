DROP INDEX "requests_by_organization";--> statement-breakpoint
CREATE INDEX "pins_by_item" ON "pins" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "recents_by_item" ON "recents" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "page_reverts_by_target" ON "page_reverts" USING btree ("to_version","reverted_at");--> statement-breakpoint
CREATE INDEX "requests_by_organization" ON "requests" USING btree ("organization_id","created_at","id") WHERE "requests"."status" = 'pending';