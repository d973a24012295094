CREATE TABLE "page_reverts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"from_version" uuid NOT NULL,
	"to_version" uuid NOT NULL,
	"reverted_at" timestamp with time zone NOT NULL,
	"reverted_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "pending_merge" json;--> statement-breakpoint
CREATE INDEX "page_reverts_by_page" ON "page_reverts" USING btree ("page_id","reverted_at");