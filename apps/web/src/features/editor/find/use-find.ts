import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  FOCUS_COMMAND,
  type LexicalEditor,
} from "lexical";
import { $blockOf, $editorBlocks } from "../blocks/selected-blocks.ts";
import { $findMatches, type Found, type Match, type Place } from "./find-matches.ts";
import { markMatches, unmarkMatches } from "./match-range.ts";
import { replaceMatches } from "./replace-matches.ts";
import { $offsetInRow } from "./offset-in-row.ts";
import { searchPattern, type Search } from "./search-pattern.ts";
import { showMatch } from "./show-match.ts";

/** The most characters that all replacements together add. */
const addedMax = 2_000_000;

/** A search in the text of the page, while its bar is open. */
export interface Find {
  readonly search: Search;
  readonly onSearch: (change: Partial<Search>) => void;
  /** The number of matches, and the position of the current one, from 1; 0 without a match. */
  readonly count: number;
  readonly position: number;
  readonly step: (by: 1 | -1) => void;
  readonly replace: (replacement: string) => void;
  readonly replaceAll: (replacement: string) => void;
  /** How many matches were replaced at once, until something else happens; `too-long` if that would make too much text. */
  readonly outcome: number | "too-long" | null;
  /** The match that was gone to last; `null` if the focus has been in the text since. */
  readonly current: () => Match | null;
}

/** Finds text in the editor, from the caret on, marks it, and follows each change of the text. */
export function useFind(editor: LexicalEditor): Find {
  const [search, setSearch] = useState<Search>(() => ({
    text: editor.read("latest", $selectedText),
    isCaseSensitive: false,
    isWholeWord: false,
  }));
  const [from, setFrom] = useState<Place | null>(() => editor.read("latest", $caretPlace));
  const [found, setFound] = useState<Found>(() => findFrom(from));
  const [outcome, setOutcome] = useState<Find["outcome"]>(null);
  const isBackInText = useRef(false);
  const { matches, current } = found;
  const match = matches[current] ?? null;

  function findFrom(place: Place | null, searched = search): Found {
    return editor.read("latest", () => $findMatches(searchPattern(searched), place));
  }
  function go(next: Found): void {
    setFound(next);
    setOutcome(null);
    isBackInText.current = false;
    const reached = next.matches[next.current];
    if (reached === undefined) return;
    setFrom({ ...reached, offset: reached.start });
    showMatch(editor, reached);
  }

  const followChange = useEffectEvent(() => {
    setFound(findFrom(from));
    setOutcome(null);
  });
  useEffect(
    () =>
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size > 0 || dirtyLeaves.size > 0) followChange();
      }),
    [editor],
  );
  useEffect(
    () =>
      editor.registerCommand(
        FOCUS_COMMAND,
        () => {
          isBackInText.current = true;
          return false;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  );
  useEffect(() => markMatches(editor, matches, current), [editor, matches, current]);
  useEffect(() => () => unmarkMatches(editor), [editor]);

  return {
    search,
    onSearch: (change) => {
      const next = { ...search, ...change };
      setSearch(next);
      // The search goes on where the last match was found, or at the caret.
      go(findFrom(from, next));
    },
    count: matches.length,
    position: current + 1,
    step: (by) => {
      if (match === null) return;
      go({ matches, current: (current + by + matches.length) % matches.length });
    },
    replace: (replacement) => {
      if (match === null) return;
      replaceMatches(editor, [match], replacement);
      go(findFrom({ ...match, offset: match.start + replacement.length }));
    },
    replaceAll: (replacement) => {
      if (matches.length * replacement.length > addedMax) return setOutcome("too-long");
      replaceMatches(editor, matches, replacement);
      setOutcome(matches.length);
    },
    outcome,
    current: () => (isBackInText.current ? null : match),
  };
}

/** The selected text, if it is within one row. */
function $selectedText(): string {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return "";
  const text = selection.getTextContent();
  return /[\n\t]/.test(text) ? "" : text;
}

/** The place of the caret, or of the start of the selection. */
function $caretPlace(): Place | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  const point = selection.isBackward() ? selection.focus : selection.anchor;
  const row = $blockOf(point.getNode());
  if (row === null) return null;
  return {
    rowKey: row.getKey(),
    row: $editorBlocks().findIndex((block) => block.is(row)),
    offset: $offsetInRow(row, point),
  };
}
