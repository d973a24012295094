CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"triggered_by" uuid NOT NULL,
	"triggered_at" timestamp with time zone NOT NULL,
	"page_id" uuid,
	"version_id" uuid,
	"item_type" text,
	"item_id" uuid,
	"item_title" text,
	"role" text,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "page_unsubscribers" (
	"page_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "page_unsubscribers_page_id_user_id_pk" PRIMARY KEY("page_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "user_subscribers" (
	"organization_id" uuid NOT NULL,
	"publisher_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "user_subscribers_organization_id_publisher_id_user_id_pk" PRIMARY KEY("organization_id","publisher_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "workspace_subscribers" (
	"organization_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "workspace_subscribers_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notification_mail" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","organization_id","triggered_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","organization_id","triggered_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "notifications"."status" = 'unread';--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("version_id","user_id");--> statement-breakpoint
CREATE INDEX "notifications_to_mail" ON "notifications" USING btree ("triggered_at") WHERE "notifications"."status" = 'unread' and "notifications"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "user_subscribers_by_user" ON "user_subscribers" USING btree ("user_id","organization_id");--> statement-breakpoint
CREATE INDEX "workspace_subscribers_by_user" ON "workspace_subscribers" USING btree ("user_id","organization_id");