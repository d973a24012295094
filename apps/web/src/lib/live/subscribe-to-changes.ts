import type { QueryClient } from "@tanstack/react-query";
import type { LiveTopic } from "@stemma/contract/live-event";
import type { LiveServerMessage, SentEvent } from "@stemma/contract/live-messages";
import { api, orpc } from "../api.ts";
import { sessionEnd } from "../tabs/session-end.ts";
import { tabName } from "../tabs/tab-name.ts";
import { connectLive } from "./connect-live.ts";
import { isTouched, touchedBy, type Touched } from "./live-queries.ts";
import { liveStatus } from "./live-status.ts";

/** Events within this time cause one invalidation. In milliseconds. */
const gatheringMs = 20;

/** Random delay (jitter), so that many tabs that missed the same events do not all read at once. In milliseconds. */
const spreadMs = 500;

/** For how long the server may still accept an ended session in calls that only read. In milliseconds. */
const sessionRememberedMs = 1_500;

/**
 * Keeps the query cache current: an event invalidates the answers it touches, and those on screen are read again.
 * Events of the tab's own changes are ignored. When the session ends, reads the account, which leads to the sign-in
 * screen unless the browser has a newer session; not if `mayLeave` is false, because somebody is writing. Returns a function that stops.
 */
export function subscribeToChanges(queryClient: QueryClient, mayLeave: () => boolean): () => void {
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

  const applyEvent = (event: SentEvent) => {
    if (event.tab !== tabName) readAgain(touchedBy(event));
    // The list of workspaces decides which topics this tab subscribes to, so it is read again even after the tab's own
    // change.
    else if (event.kind === "access") readAgain({ paths: ["accounts"], ids: [] });
  };

  const dropTopics = (topics: readonly LiveTopic[]) => {
    const ids = topics.map(idOf);
    queryClient.removeQueries({
      type: "inactive",
      predicate: (query) => isTouched(query, { paths: [], ids }),
    });
    readAgain({ paths: ["accounts", "workspaces", "pins", "recents", "search"], ids });
  };

  const onMessage = (message: LiveServerMessage) => {
    if (message.type === "events") for (const event of message.events) applyEvent(event);
    else if (message.type === "lost") dropTopics(message.topics);
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

  const rereadAccount = () =>
    void queryClient.invalidateQueries({ queryKey: orpc.accounts.current.key() });

  /** A sign-in in this browser has ended the session before it: the tab goes on in the new one. Otherwise it leaves, if it may. */
  const goOn = async (reconnect: () => void) => {
    const isSignedIn = await api.accounts.current().then(
      () => true,
      () => false,
    );
    if (isSignedIn) reconnect();
    if (isSignedIn || mayLeave()) rereadAccount();
  };

  return connectLive({
    onMessage,
    onConnected(isConnected, isAgain) {
      liveStatus.set(isConnected);
      if (isAgain) readEverything(0);
    },
    onSessionEnd(reconnect) {
      liveStatus.set(true);
      if (mayLeave()) rereadAccount();
      else sessionEnd.set(true);
      setTimeout(() => void goOn(reconnect), sessionRememberedMs);
    },
  });
}

function idOf(topic: LiveTopic): string {
  return topic.slice(topic.indexOf(":") + 1);
}
