-- The search index holds more of each page by now: starts fill it again.
TRUNCATE "page_search";--> statement-breakpoint
CREATE TABLE "search_words" (
	"organization_id" uuid NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_organization_id_word_pk" PRIMARY KEY("organization_id","word")
);
--> statement-breakpoint
ALTER TABLE "page_search" ADD COLUMN "phrases" text NOT NULL;--> statement-breakpoint
ALTER TABLE "page_search" ADD COLUMN "places" text NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pages_in_areas" ON "pages" USING btree ("organization_id") WHERE "pages"."restricted_by" <> '{}';--> statement-breakpoint
CREATE INDEX "pages_deleted" ON "pages" USING btree ("organization_id") WHERE "pages"."deleted";--> statement-breakpoint
CREATE INDEX "page_search_title" ON "page_search" USING hash ("folded_title");--> statement-breakpoint
CREATE INDEX "page_versions_by_publisher" ON "page_versions" USING btree ("published_by","page_id");