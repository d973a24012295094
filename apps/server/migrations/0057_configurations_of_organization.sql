-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "configurations_of_organization" ON "configurations" USING btree ("organization_id","user_id");--> statement-breakpoint
-- The index of organizations and people begins with the organization, so that it serves the statements of the release before.
DROP INDEX CONCURRENTLY IF EXISTS "configurations_by_organization";
