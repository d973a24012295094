DROP INDEX "pages_deleted";--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "trash_days" integer;--> statement-breakpoint
CREATE INDEX "pages_deleted_with" ON "pages" USING btree ("deleted_with") WHERE "pages"."deleted_with" is not null;--> statement-breakpoint
CREATE INDEX "pages_deleted" ON "pages" USING btree ("organization_id","deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "pages"."deleted";--> statement-breakpoint
-- A page can have been removed for good while one that was deleted with it stayed: that one is in the trash by itself now.
UPDATE "pages" p SET "deleted_with" = NULL WHERE "deleted_with" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "pages" w WHERE w."id" = p."deleted_with");
