CREATE TABLE "default_templates" (
	"organization_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"template" text NOT NULL,
	CONSTRAINT "default_templates_workspace_id_pk" PRIMARY KEY("workspace_id")
);
--> statement-breakpoint
CREATE TABLE "offered_templates" (
	"page_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"offered_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "default_templates" ADD CONSTRAINT "default_templates_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offered_templates" ADD CONSTRAINT "offered_templates_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offered_templates_by_organization" ON "offered_templates" USING btree ("organization_id");