import { useState } from "react";
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
  const error = trimmed === "" ? null : (search.titles.error ?? search.bodies.error);
  return (
    <PaletteDialog
      query={query}
      onQuery={setQuery}
      onReady={() => {
        // The query is a single line.
        const typed = typedAhead.take().replaceAll("\n", "");
        if (typed !== "") setQuery((before) => before + typed);
      }}
      // Pages and workspaces found by name, then commands, then pages found by their text.
      groups={[...found.slice(0, 1), ...commands, ...found.slice(1)]}
      isSearching={isSearching}
      failure={error === null ? null : messages.searchFailed(failureWords(error))}
      onClose={onClose}
    />
  );
}
