ALTER TABLE "pages" ADD COLUMN "parent_page_id" uuid;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "level_id" uuid GENERATED ALWAYS AS (coalesce(parent_page_id, workspace_id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "order_key" text COLLATE "C" DEFAULT 'a0' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "restricted_by" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "deleted_with" uuid;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_in_workspace" UNIQUE("id","workspace_id");--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_below_pages" FOREIGN KEY ("parent_page_id","workspace_id") REFERENCES "public"."pages"("id","workspace_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pages_by_level" ON "pages" USING btree ("level_id","order_key","id");--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_not_below_itself" CHECK ("pages"."parent_page_id" <> "pages"."id");--> statement-breakpoint
-- Until now pages had no order: those of a workspace begin in the order of their titles. A key of `fractional-indexing` that begins with
-- "d" has four more digits of base 62.
UPDATE "pages" SET "order_key" = placed.key, "restricted_by" = CASE WHEN "pages"."is_restricted" THEN ARRAY["pages"."id"] ELSE '{}' END
FROM (
  SELECT numbered.id, 'd' || string_agg(substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
    1 + (numbered.place / (62 ^ (3 - digit))::bigint % 62)::int, 1), '' ORDER BY digit) AS key
  FROM (
    SELECT p.id, row_number() OVER (PARTITION BY p.workspace_id
      ORDER BY p.published_version IS NULL, v.page_title COLLATE "und-x-icu", p.id) - 1 AS place
    FROM "pages" p LEFT JOIN "page_versions" v ON v.id = p.published_version
  ) numbered, generate_series(0, 3) digit
  GROUP BY numbered.id
) placed WHERE placed.id = "pages"."id";
--> statement-breakpoint
-- A page is never below itself, whoever writes it. Who changes the page above another holds the row of its workspace until the end of the
-- transaction, so two such changes at the same time see each other.
CREATE FUNCTION "keep_pages_a_tree"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  above uuid := NEW.parent_page_id;
BEGIN
  PERFORM 1 FROM "workspaces" WHERE id = NEW.workspace_id FOR NO KEY UPDATE;
  WHILE above IS NOT NULL LOOP
    IF above = NEW.id THEN
      RAISE EXCEPTION 'page % would be below itself', NEW.id USING ERRCODE = 'check_violation';
    END IF;
    SELECT parent_page_id INTO above FROM "pages" WHERE id = above;
  END LOOP;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "keep_pages_a_tree" BEFORE UPDATE OF "parent_page_id" ON "pages"
  FOR EACH ROW WHEN (NEW.parent_page_id IS NOT NULL) EXECUTE FUNCTION "keep_pages_a_tree"();
