-- Names that were stored before the rules of names (domain: text/one-line.ts): one line, at most 200 UTF-16 units.
CREATE OR REPLACE FUNCTION pg_temp.units(name text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT char_length(name) + char_length(regexp_replace(name, '[^\U00010000-\U0010FFFF]', '', 'g'))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION pg_temp.breaks_rule(name text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT name ~ '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]' OR pg_temp.units(name) > 200
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION pg_temp.as_line(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN pg_temp.units(line) <= 200 THEN line
    ELSE btrim(left(line, CASE WHEN pg_temp.units(line) > char_length(line) THEN 100 ELSE 200 END)) END
  FROM (SELECT btrim(regexp_replace(
    name, '\s*[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069][\s\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]*', ' ', 'g')) AS line) AS lines
$$;
--> statement-breakpoint
UPDATE "users" SET "first_name" = pg_temp.as_line("first_name") WHERE pg_temp.breaks_rule("first_name");--> statement-breakpoint
UPDATE "users" SET "last_name" = pg_temp.as_line("last_name") WHERE pg_temp.breaks_rule("last_name");--> statement-breakpoint
UPDATE "authentication"."users" SET "name" = pg_temp.as_line("name") WHERE pg_temp.breaks_rule("name");--> statement-breakpoint
UPDATE "configurations" SET "org_display_name" = nullif(pg_temp.as_line("org_display_name"), '') WHERE pg_temp.breaks_rule("org_display_name");--> statement-breakpoint
UPDATE "organizations" SET "organization_name" = coalesce(nullif(pg_temp.as_line("organization_name"), ''), 'Organization') WHERE pg_temp.breaks_rule("organization_name");--> statement-breakpoint
UPDATE "workspaces" SET "workspace_name" = coalesce(nullif(pg_temp.as_line("workspace_name"), ''), 'Workspace') WHERE pg_temp.breaks_rule("workspace_name");--> statement-breakpoint
-- Requests to join an organization whose askers are its members by now, from before such requests were settled.
UPDATE "requests" r SET "status" = 'approved', "decided_at" = now()
  WHERE r."type" = 'organization' AND r."status" = 'pending'
    AND EXISTS (SELECT 1 FROM "organization_members" m
      WHERE m."organization_id" = r."organization_id" AND m."user_id" = r."user_id");
