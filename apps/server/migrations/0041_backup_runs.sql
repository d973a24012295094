CREATE TABLE "backup_runs" (
	"file" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"bytes" bigint,
	"failure" text,
	"is_told" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "backup_runs_by_start" ON "backup_runs" USING btree ("started_at");