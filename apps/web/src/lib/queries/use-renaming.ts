import { useRef, useState, type FormEvent } from "react";
import { readName } from "@stemma/domain/workspace/workspace-name";
import { useSingleFlight } from "./use-single-flight.ts";

/**
 * A form that renames an organization or a workspace; `stored` is its current name. The form can be saved once a
 * different, valid name is typed.
 */
export function useRenaming(stored: string, rename: (name: string) => Promise<void>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const fieldRef = useRef<HTMLInputElement>(null);
  const { run, isRunning, error } = useSingleFlight(async (name: string) => {
    await rename(name);
    setTyped(null);
    setIsSaved(true);
  });
  const wanted = typed === null ? null : readName(typed);
  const isReady = wanted !== null && wanted !== stored && !isRunning;
  return {
    /** The value of the name field. */
    value: typed ?? stored,
    setValue: (value: string) => {
      setTyped(value);
      setIsSaved(false);
    },
    /** The name field. It gets the focus on saving, because the save button is disabled then and would lose it. */
    fieldRef,
    /** Whether the name was saved, and not edited since. */
    isSaved,
    isReady,
    isRunning,
    error,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!isReady) return;
      fieldRef.current?.focus();
      void run(wanted);
    },
  };
}
