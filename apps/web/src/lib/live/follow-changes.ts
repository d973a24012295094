import type { QueryClient } from "@tanstack/react-query";
import type { LiveTopic } from "@stemma/contract/live-event";
import type { LiveServerMessage, ToldEvent } from "@stemma/contract/live-messages";
import { orpc } from "../api.ts";
import { sessionEnd } from "../session-end.ts";
import { tabName } from "../tab-name.ts";
import { connectLive } from "./connect-live.ts";
import { isTouched, touchedBy, type Touched } from "./live-queries.ts";
import { liveStatus } from "./live-status.ts";

/** What is told within this time is read again together. In milliseconds. */
const gatheringMs = 20;

/** Many tabs that lost the same events shall not all ask in one moment. In milliseconds. */
const spreadMs = 500;

/** For how long the server may still take an ended session for one, in a call that only reads. In milliseconds. */
const sessionRememberedMs = 1_500;

/**
 * Keeps what this tab has read true to what the server tells: whatever was touched is read again where it is on screen, and
 * counts as old where it is not. A tab's own changes are no news to it. When the session ends it is asked who is here, which
 * leads to signing in; not unless `mayLeave`: somebody who writes goes on. Answers how to stop.
 */
export function followChanges(queryClient: QueryClient, mayLeave: () => boolean): () => void {
  let touched: Touched[] = [];
  let isReadDue = false;

  const readAgain = (more: Touched) => {
    touched.push(more);
    if (isReadDue) return;
    isReadDue = true;
    setTimeout(() => {
      const all = touched;
      touched = [];
      isReadDue = false;
      void queryClient.invalidateQueries({
        predicate: (query) => all.some((each) => isTouched(query, each)),
      });
    }, gatheringMs);
  };

  const hear = (event: ToldEvent) => {
    if (event.tab !== tabName) readAgain(touchedBy(event));
    // Which workspaces there are decides what this tab follows, also where the change was its own.
    else if (event.kind === "access") readAgain({ paths: ["accounts"], ids: [] });
  };

  const lose = (topics: readonly LiveTopic[]) => {
    const ids = topics.map(idOf);
    queryClient.removeQueries({
      type: "inactive",
      predicate: (query) => isTouched(query, { paths: [], ids }),
    });
    readAgain({ paths: ["accounts", "workspaces", "pins", "recents", "search"], ids });
  };

  const onMessage = (message: LiveServerMessage) => {
    if (message.type === "events") for (const event of message.events) hear(event);
    else if (message.type === "lost") lose(message.topics);
    else if (message.type === "stale") catchUp(message.topics);
  };

  const catchUp = (topics: readonly LiveTopic[] | undefined) => {
    const isOfThings = topics?.every((topic) => /^(page|workspace):/.test(topic)) ?? false;
    if (topics !== undefined && isOfThings) {
      readAgain({ paths: ["workspaces.pages"], ids: topics.map(idOf) });
    } else readEverything(Math.random() * spreadMs);
  };

  const readEverything = (delayMs: number) => {
    setTimeout(() => readAgain({ paths: [""], ids: [] }), delayMs);
  };

  const askWho = () =>
    void queryClient.invalidateQueries({ queryKey: orpc.accounts.current.key() });

  return connectLive({
    onMessage,
    onConnected(isConnected, isAgain) {
      liveStatus.set(isConnected);
      if (isAgain) readEverything(0);
    },
    onSessionEnd() {
      liveStatus.set(true);
      if (mayLeave()) askWho();
      else sessionEnd.set(true);
      setTimeout(() => mayLeave() && askWho(), sessionRememberedMs);
    },
  });
}

function idOf(topic: LiveTopic): string {
  return topic.slice(topic.indexOf(":") + 1);
}
