CREATE TABLE "recent_errors" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"request" text NOT NULL,
	"route" text NOT NULL,
	"error" text NOT NULL
);
