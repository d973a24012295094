ALTER TABLE "pages" ADD COLUMN "kind" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_of_a_kind" CHECK ("pages"."kind" in ('page', 'template', 'snippet'));--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_alone_in_trees" CHECK ("pages"."kind" = 'page' or "pages"."parent_page_id" is null);--> statement-breakpoint
-- The expression of a generated column cannot be changed in place; its index goes with it.
ALTER TABLE "pages" DROP COLUMN "level_id";--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "level_id" uuid GENERATED ALWAYS AS (case when kind = 'page' then coalesce(parent_page_id, workspace_id) end) STORED;--> statement-breakpoint
CREATE INDEX "pages_by_level" ON "pages" USING btree ("level_id","order_key","id");--> statement-breakpoint
CREATE INDEX "pages_of_other_kinds" ON "pages" USING btree ("workspace_id","kind","id") WHERE "pages"."kind" <> 'page';--> statement-breakpoint
CREATE INDEX "pages_below" ON "pages" USING btree ("parent_page_id") WHERE "pages"."parent_page_id" is not null;
