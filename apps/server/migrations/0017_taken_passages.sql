ALTER TABLE "drafts" ADD COLUMN "taken_passages" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "taken_passages" json DEFAULT '[]'::json NOT NULL;