import { useState, type FormEvent } from "react";
import { readName } from "@stemma/domain/workspace/workspace-name";
import { useSingleFlight } from "./use-single-flight.ts";

/** A form that renames an organization or a workspace, now called `stored`. It can be saved once another valid name is typed. */
export function useRenaming(stored: string, rename: (name: string) => Promise<void>) {
  const [typed, setTyped] = useState<string | null>(null);
  const { run, isRunning, error } = useSingleFlight(async (name: string) => {
    await rename(name);
    setTyped(null);
  });
  const wanted = typed === null ? null : readName(typed);
  const isReady = wanted !== null && wanted !== stored && !isRunning;
  return {
    /** What the name's field shows. */
    value: typed ?? stored,
    setValue: setTyped,
    isReady,
    isRunning,
    error,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isReady) void run(wanted);
    },
  };
}
