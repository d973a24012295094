import { useEffect, useEffectEvent, useState } from "react";
import { PaletteDialog } from "../../features/palette/palette-dialog.tsx";
import { useSearch } from "../../features/search/use-search.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useDelayed } from "../../lib/time/use-delayed.ts";
import { typedAhead } from "../../lib/keys/typed-ahead.ts";
import { usePaletteCommands } from "./use-palette-commands.ts";
import { usePaletteFound } from "./use-palette-found.ts";
import { messages } from "./messages.ts";

/** The debounce of the search, in milliseconds. */
const searchDelayMs = 100;

interface PaletteModalProps {
  readonly onClose: () => void;
}

/** The command palette over any screen: search results and commands. */
export function PaletteModal({ onClose }: PaletteModalProps) {
  const [query, setQuery] = useState("");
  const trimmed = query.trim();
  const debounced = useDelayed(trimmed, searchDelayMs);
  const search = useSearch(debounced, undefined, debounced !== trimmed);
  const isOutdated = debounced !== trimmed || search.titles.isPlaceholderData;
  const found = usePaletteFound(trimmed === "" ? null : search, isOutdated ? trimmed : "");
  const commands = usePaletteCommands(trimmed);
  const isSearching =
    trimmed !== "" &&
    (debounced !== trimmed ||
      search.titles.isFetching ||
      search.bodies.isFetching ||
      search.isSeekingSimilar);
  // Pages and workspaces found by name, then commands, then pages found by their text.
  const groups = [...found.slice(0, 1), ...commands, ...found.slice(1)];
  const [isEntered, setEntered] = useState(false);
  const isSettled = trimmed !== "" && !isSearching;
  const runFirst = useEffectEvent(() => {
    const [first] = groups.flatMap(({ items }) => items);
    if (first === undefined) return;
    onClose();
    first.onRun();
  });
  useEffect(() => {
    if (isEntered && isSettled) runFirst();
  }, [isEntered, isSettled]);
  const error = trimmed === "" ? null : (search.titles.error ?? search.bodies.error);
  return (
    <PaletteDialog
      query={query}
      onQuery={(typed) => {
        setEntered(false);
        setQuery(typed);
      }}
      onReady={() => {
        // Enter was pressed before the palette was here: it means the first result, once that is known.
        const [typed = "", ...entered] = typedAhead.take().split("\n");
        if (typed !== "") setQuery((before) => before + typed);
        if (typed !== "" && entered.length > 0) setEntered(true);
      }}
      groups={groups}
      isSearching={isSearching}
      failure={error === null ? null : messages.searchFailed(failureWords(error))}
      onClose={onClose}
    />
  );
}
