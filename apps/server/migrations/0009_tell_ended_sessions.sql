-- A session may end in many ways; whichever it is, the open sockets of its browser are told (live/live-payload.ts).
CREATE FUNCTION "authentication"."tell_ended_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('stemma_live', json_build_array(
    json_build_object('topic', 'user:' || OLD.user_id, 'kind', 'sessions'))::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tell_ended_session" AFTER DELETE ON "authentication"."sessions"
  FOR EACH ROW EXECUTE FUNCTION "authentication"."tell_ended_session"();
