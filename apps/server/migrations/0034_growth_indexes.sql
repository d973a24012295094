CREATE INDEX "users_by_lower_email" ON "authentication"."users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_by_domain" ON "authentication"."users" USING btree (split_part(lower("email"), '@', 2));--> statement-breakpoint
CREATE INDEX "verifications_by_value" ON "authentication"."verifications" USING hash ("value");--> statement-breakpoint
CREATE INDEX "users_by_digest" ON "users" USING btree (coalesce("digest_at", '-infinity')) WHERE "users"."notification_mail" = 'daily';--> statement-breakpoint
CREATE INDEX "configurations_by_organization" ON "configurations" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "file_uploads_by_user" ON "file_uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "version_files_by_page" ON "version_files" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "invitations_by_organization" ON "invitations" USING btree ("organization_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "person_references_by_user" ON "person_references" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "organizations_deleted" ON "organizations" USING btree ("deleted_at") WHERE "organizations"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "organizations_with_trash_days" ON "organizations" USING btree ("id") WHERE "organizations"."trash_days" is not null;--> statement-breakpoint
CREATE INDEX "address_confirmations_by_end" ON "address_confirmations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "requests_by_target" ON "requests" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "page_unsubscribers_by_user" ON "page_unsubscribers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_subscribers_by_publisher" ON "user_subscribers" USING btree ("publisher_id");--> statement-breakpoint
CREATE INDEX "new_verifications_by_identifier" ON "authentication"."verifications" USING btree ("identifier" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "new_pages_of_other_kinds" ON "pages" USING btree ("organization_id","kind","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "pages"."kind" <> 'page';--> statement-breakpoint
-- Dropping an index locks its table until the end: it comes last, when the other ones are built.
DROP INDEX "authentication"."verifications_by_identifier";--> statement-breakpoint
DROP INDEX "pages_of_other_kinds";--> statement-breakpoint
ALTER INDEX "authentication"."new_verifications_by_identifier" RENAME TO "verifications_by_identifier";--> statement-breakpoint
ALTER INDEX "new_pages_of_other_kinds" RENAME TO "pages_of_other_kinds";
