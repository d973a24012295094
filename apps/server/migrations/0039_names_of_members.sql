ALTER TABLE "organization_members" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A person's display name in an organization, as `personName` of access/person-name.store.ts writes it; null for nobody.
CREATE FUNCTION "display_name"(person uuid, organization uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(c.org_display_name, nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)
  FROM "users" u LEFT JOIN "configurations" c ON c.user_id = u.id AND c.organization_id = organization
  WHERE u.id = person
$$;
--> statement-breakpoint
-- Whoever becomes a member brings the name along. The row of the person is held until the end of the transaction: so a change of the name
-- at the same time either is seen here, or sees this row.
CREATE FUNCTION "name_new_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "users" WHERE id = NEW.user_id FOR SHARE;
  NEW.name := coalesce("display_name"(NEW.user_id, NEW.organization_id), '');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "name_new_member" BEFORE INSERT ON "organization_members"
  FOR EACH ROW EXECUTE FUNCTION "name_new_member"();
--> statement-breakpoint
CREATE TRIGGER "name_new_member" BEFORE INSERT ON "workspace_members"
  FOR EACH ROW EXECUTE FUNCTION "name_new_member"();
--> statement-breakpoint
CREATE FUNCTION "rename_member"(person uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "organization_members" m SET name = n.name
  FROM (SELECT o.organization_id, coalesce("display_name"(person, o.organization_id), '') AS name
    FROM "organization_members" o WHERE o.user_id = person) n
  WHERE m.user_id = person AND m.organization_id = n.organization_id AND m.name <> n.name;
  UPDATE "workspace_members" m SET name = n.name
  FROM (SELECT o.organization_id, o.workspace_id, coalesce("display_name"(person, o.organization_id), '') AS name
    FROM "workspace_members" o WHERE o.user_id = person) n
  WHERE m.user_id = person AND m.workspace_id = n.workspace_id AND m.name <> n.name;
END $$;
--> statement-breakpoint
CREATE FUNCTION "rename_member_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "rename_member"(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rename_new_user" AFTER INSERT ON "users"
  FOR EACH ROW EXECUTE FUNCTION "rename_member_of_user"();
--> statement-breakpoint
CREATE TRIGGER "rename_user" AFTER UPDATE OF "first_name", "last_name", "email" ON "users"
  FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name, OLD.email) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.email))
  EXECUTE FUNCTION "rename_member_of_user"();
--> statement-breakpoint
CREATE FUNCTION "rename_member_in_organization"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
BEGIN
  PERFORM 1 FROM "users" WHERE id = person FOR NO KEY UPDATE;
  PERFORM "rename_member"(person);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rename_in_organization" AFTER INSERT ON "configurations"
  FOR EACH ROW WHEN (NEW.org_display_name IS NOT NULL) EXECUTE FUNCTION "rename_member_in_organization"();
--> statement-breakpoint
CREATE TRIGGER "rename_in_organization_again" AFTER UPDATE OF "org_display_name" ON "configurations"
  FOR EACH ROW WHEN (OLD.org_display_name IS DISTINCT FROM NEW.org_display_name) EXECUTE FUNCTION "rename_member_in_organization"();
--> statement-breakpoint
CREATE TRIGGER "rename_outside_organization" AFTER DELETE ON "configurations"
  FOR EACH ROW WHEN (OLD.org_display_name IS NOT NULL) EXECUTE FUNCTION "rename_member_in_organization"();
--> statement-breakpoint
UPDATE "organization_members" SET "name" = coalesce("display_name"("user_id", "organization_id"), '');--> statement-breakpoint
UPDATE "workspace_members" SET "name" = coalesce("display_name"("user_id", "organization_id"), '');--> statement-breakpoint
CREATE INDEX "organization_members_by_name" ON "organization_members" USING btree ("organization_id","name" collate "und-x-icu","user_id");--> statement-breakpoint
CREATE INDEX "pages_begun" ON "pages" USING btree ("level_id") WHERE "pages"."published_version" is null;--> statement-breakpoint
CREATE INDEX "workspace_members_by_name" ON "workspace_members" USING btree ("workspace_id","name" collate "und-x-icu","user_id");
