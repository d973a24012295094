CREATE TABLE "page_references" (
	"organization_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	CONSTRAINT "page_references_page_id_target_id_pk" PRIMARY KEY("page_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "page_references" ADD CONSTRAINT "page_references_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_references_by_target" ON "page_references" USING btree ("organization_id","target_id");