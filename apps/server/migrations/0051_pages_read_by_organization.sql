-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pages_read_openly" ON "pages" USING btree ("organization_id","id","published_version","workspace_id","updated_at") WHERE "pages"."kind" = 'page' and "pages"."published_version" is not null and not "pages"."deleted" and not "pages"."is_restricted" and "pages"."restricted_by" = '{}';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pages_read_in_areas" ON "pages" USING btree ("organization_id","id","published_version","workspace_id","updated_at") WHERE "pages"."kind" = 'page' and "pages"."published_version" is not null and not "pages"."deleted" and ("pages"."is_restricted" or "pages"."restricted_by" <> '{}');--> statement-breakpoint
-- The release before reads the pages of its lists one by one without these, until it is replaced.
DROP INDEX CONCURRENTLY IF EXISTS "pages_shown_openly";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "pages_shown_in_areas";
