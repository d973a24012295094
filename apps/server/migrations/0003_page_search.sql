CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "page_search" (
	"page_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"folded_title" text NOT NULL,
	"words" tsvector NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_search" ADD CONSTRAINT "page_search_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_search_titles" ON "page_search" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "page_search_words" ON "page_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "page_search_newest" ON "page_search" USING btree ("organization_id","updated_at" DESC NULLS FIRST,"page_id" DESC NULLS FIRST);