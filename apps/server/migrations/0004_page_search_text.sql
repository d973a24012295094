TRUNCATE "page_search";--> statement-breakpoint
ALTER TABLE "page_search" ADD COLUMN "text" text NOT NULL;--> statement-breakpoint
ALTER TABLE "page_search" ALTER COLUMN "folded_title" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "page_search" SET (toast_tuple_target = 128);
