-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pages_newest" ON "pages" USING btree ("organization_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"published_version") WHERE "pages"."kind" = 'page' and "pages"."published_version" is not null and not "pages"."deleted" and "pages"."updated_at" > '-infinity';
