ALTER TABLE "page_subscribers" ADD COLUMN "page_title" text;--> statement-breakpoint
-- A new subscription brings the title along. The row of the page is held until the end of the transaction: so a publish at the same time either is
-- seen here, or sees this row. An organization that moves here can bring subscriptions before versions: then the title that it brings stays.
CREATE FUNCTION "title_new_subscription"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  published uuid;
BEGIN
  SELECT published_version INTO published FROM "pages" WHERE id = NEW.page_id FOR SHARE;
  NEW.page_title := coalesce((SELECT left(page_title, 500) FROM "page_versions" WHERE id = published), NEW.page_title);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "title_new_subscription" BEFORE INSERT ON "page_subscribers"
  FOR EACH ROW EXECUTE FUNCTION "title_new_subscription"();
--> statement-breakpoint
-- Most publishes leave the title as it is: they read two titles and no subscription.
CREATE FUNCTION "retitle_subscriptions"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  title text := (SELECT page_title FROM "page_versions" WHERE id = NEW.published_version);
BEGIN
  IF title IS DISTINCT FROM (SELECT page_title FROM "page_versions" WHERE id = OLD.published_version) THEN
    UPDATE "page_subscribers" SET page_title = left(title, 500)
    WHERE page_id = NEW.id AND page_title IS DISTINCT FROM left(title, 500);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "retitle_subscriptions" AFTER UPDATE OF "published_version" ON "pages"
  FOR EACH ROW WHEN (OLD.published_version IS DISTINCT FROM NEW.published_version) EXECUTE FUNCTION "retitle_subscriptions"();
