CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"user_name" text,
	"address" text,
	"user_agent" text,
	"category" text NOT NULL,
	"act" text NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"item_kind" text,
	"item_id" uuid,
	"item_name" text,
	"workspace_id" uuid,
	"workspace_name" text,
	"audience" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("organization_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_by_category" ON "audit_entries" USING btree ("organization_id","category","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_by_user" ON "audit_entries" USING btree ("user_id","organization_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_by_person" ON "audit_entries" USING btree ("person_id","organization_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "audit_entries"."person_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_by_age" ON "audit_entries" USING btree ("at");
--> statement-breakpoint
-- Entries are written once. An entry may go if its organization is gone, or if it is older than what a removal says that it keeps, for its
-- own transaction. Of a deleted account, what identifies the person may go, where the transaction says so.
CREATE FUNCTION "guard_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  forgotten text[] := ARRAY['user_name', 'person_name', 'address', 'user_agent'];
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < nullif(current_setting('stemma.audit_kept_from', true), '')::timestamptz
      OR NOT EXISTS (SELECT FROM "organizations" WHERE id = OLD.organization_id) THEN
      RETURN OLD;
    END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF current_setting('stemma.audit_forgets', true) = 'on'
      AND to_jsonb(NEW) - forgotten = to_jsonb(OLD) - forgotten
      AND NOT EXISTS (SELECT FROM unnest(forgotten) name
        WHERE to_jsonb(NEW) ->> name IS NOT NULL AND to_jsonb(NEW) ->> name IS DISTINCT FROM to_jsonb(OLD) ->> name) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'Entries of the audit log stay as they are.' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "guard_audit_entries" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "guard_audit_entries"();
--> statement-breakpoint
CREATE TRIGGER "guard_whole_audit" BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "guard_audit_entries"();
