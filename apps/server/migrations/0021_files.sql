CREATE TABLE "draft_files" (
	"organization_id" uuid NOT NULL,
	"draft_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "draft_files_draft_id_file_id_pk" PRIMARY KEY("draft_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "file_uploads" (
	"organization_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "file_uploads_file_id_user_id_pk" PRIMARY KEY("file_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"size" bigint NOT NULL,
	"media_type" text NOT NULL,
	"width" integer,
	"height" integer,
	"placeholder" text,
	"widths" integer[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "version_files" (
	"organization_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "version_files_version_id_file_id_pk" PRIMARY KEY("version_id","file_id")
);
--> statement-breakpoint
CREATE INDEX "draft_files_by_file" ON "draft_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_by_content" ON "files" USING btree ("organization_id","sha256");--> statement-breakpoint
CREATE INDEX "files_by_release" ON "files" USING btree ("released_at");--> statement-breakpoint
CREATE INDEX "version_files_by_file" ON "version_files" USING btree ("file_id","page_id");