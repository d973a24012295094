CREATE INDEX "users_by_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "notifications_by_page" ON "notifications" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "notifications_by_item" ON "notifications" USING btree ("item_id");