import { useEffect } from "react";
import type { LiveTopic } from "@stemma/contract/live-event";
import { liveInterest } from "./live-interest.ts";

/** Subscribes to these topics while the component is mounted: events on them invalidate the cached answers they touch. */
export function useLiveTopics(topics: readonly LiveTopic[]): void {
  const names = topics.join(" ");
  useEffect(() => {
    if (names === "") return undefined;
    return liveInterest.want(names.split(" ") as LiveTopic[]);
  }, [names]);
}
