CREATE TABLE "authentication"."attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authentication"."known_addresses" (
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_addresses_user_id_address_pk" PRIMARY KEY("user_id","address")
);
--> statement-breakpoint
CREATE TABLE "authentication"."sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failed_at" timestamp with time zone NOT NULL,
	"forgiven_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authentication"."known_addresses" ADD CONSTRAINT "known_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "authentication"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_by_end" ON "authentication"."attempts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_by_end" ON "authentication"."sign_in_failures" USING btree ("forgiven_at");