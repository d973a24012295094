CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"workspace_id" uuid,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "address_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"confirmed_email" text,
	"message" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
ALTER TABLE "workspace_members" ADD COLUMN "own_role" text;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "organization_role" text;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("organization_id",coalesce("workspace_id", "organization_id"),"email") WHERE "invitations"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "invitations_by_email" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "address_confirmations_by_user" ON "address_confirmations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "requests_open" ON "requests" USING btree ("target_id","user_id") WHERE "requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "requests_by_organization" ON "requests" USING btree ("organization_id","created_at") WHERE "requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "requests_by_user" ON "requests" USING btree ("user_id","created_at");--> statement-breakpoint
UPDATE "workspace_members" SET "role" = 'editor' WHERE "role" = 'user';--> statement-breakpoint
UPDATE "page_members" SET "role" = 'editor' WHERE "role" = 'user';--> statement-breakpoint
UPDATE "workspace_members" SET "own_role" = "role";
