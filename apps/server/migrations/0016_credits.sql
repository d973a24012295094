ALTER TABLE "drafts" ADD COLUMN "started_from" uuid;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "credits" uuid[] DEFAULT '{}' NOT NULL;