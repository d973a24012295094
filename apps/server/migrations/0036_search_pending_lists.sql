-- A setting is enough: the indexes need not be built anew, as the schema's difference would have it. Turning the lists off does not empty them.
ALTER INDEX "page_search_titles" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "page_search_words" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "search_words_similar" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('page_search_titles'), gin_clean_pending_list('page_search_words'), gin_clean_pending_list('search_words_similar');
