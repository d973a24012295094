CREATE TABLE "version_authors" (
	"version_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"authors" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "version_authors" ADD CONSTRAINT "version_authors_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "version_authors_by_page" ON "version_authors" USING btree ("page_id");