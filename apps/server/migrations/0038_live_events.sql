CREATE TABLE "live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payload" text NOT NULL
);
--> statement-breakpoint
-- A crash of the database empties it, and also breaks the connections on which nodes listen: then all tabs read everything again.
ALTER TABLE "live_events" SET UNLOGGED;--> statement-breakpoint
-- Rows come and go by the thousand while the table is nearly empty: vacuum it by their number.
ALTER TABLE "live_events" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
