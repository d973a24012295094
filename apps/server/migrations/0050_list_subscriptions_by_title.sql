-- outside a transaction
-- allow whole-table: It writes subscriptions alone, one row for each, and holds back only who ends one or renames its page. The next run writes what is left.
UPDATE "page_subscribers" s SET "page_title" = left(v."page_title", 500)
FROM "pages" p JOIN "page_versions" v ON v."id" = p."published_version"
WHERE p."id" = s."page_id" AND s."page_title" IS NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "page_subscribers_by_title" ON "page_subscribers" USING btree ("user_id","organization_id","page_title" collate "und-x-icu","page_id");--> statement-breakpoint
-- The index by title begins with the same columns, so that it serves the statements of the release before.
DROP INDEX CONCURRENTLY IF EXISTS "page_subscribers_by_user";
