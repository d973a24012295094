CREATE TABLE "version_changes" (
	"version_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"changes" json NOT NULL,
	"folded" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "version_changes" ADD CONSTRAINT "version_changes_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "version_changes_by_page" ON "version_changes" USING btree ("page_id");