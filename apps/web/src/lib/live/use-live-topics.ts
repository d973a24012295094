import { useEffect } from "react";
import type { LiveTopic } from "@stemma/contract/live-event";
import { liveInterest } from "./live-interest.ts";

/** Follows these while the screen is mounted: whatever of them changes on the server is read again. */
export function useLiveTopics(topics: readonly LiveTopic[]): void {
  const names = topics.join(" ");
  useEffect(() => {
    if (names === "") return undefined;
    return liveInterest.want(names.split(" ") as LiveTopic[]);
  }, [names]);
}
