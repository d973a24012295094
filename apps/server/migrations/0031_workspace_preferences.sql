CREATE TABLE "workspace_preferences" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"order_key" text,
	"is_muted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "workspace_preferences_user_id_organization_id_workspace_id_pk" PRIMARY KEY("user_id","organization_id","workspace_id")
);
--> statement-breakpoint
ALTER TABLE "configurations" ADD COLUMN "is_show_muted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace_preferences" ADD CONSTRAINT "workspace_preferences_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workspace_preferences_by_workspace" ON "workspace_preferences" USING btree ("workspace_id");