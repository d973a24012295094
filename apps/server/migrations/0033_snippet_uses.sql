CREATE TABLE "snippet_uses" (
	"organization_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"snippet_id" uuid NOT NULL,
	CONSTRAINT "snippet_uses_page_id_snippet_id_pk" PRIMARY KEY("page_id","snippet_id")
);
--> statement-breakpoint
ALTER TABLE "snippet_uses" ADD CONSTRAINT "snippet_uses_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "snippet_uses_by_snippet" ON "snippet_uses" USING btree ("organization_id","snippet_id");