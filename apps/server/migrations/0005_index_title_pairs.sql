-- What pages are found by holds pairs of a title's characters by now: starts fill it again.
TRUNCATE "page_search";
