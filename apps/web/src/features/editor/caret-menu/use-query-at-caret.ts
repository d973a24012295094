import { useEffect, useRef, useState } from "react";
import type { LexicalEditor } from "lexical";
import { observeQuery } from "./observe-query.ts";
import type { QueryAtCaret } from "./query-at-caret.ts";

/** The query that is open at the caret. */
export interface OpenQuery {
  /** `null` while the menu is closed. */
  readonly query: string | null;
  /** The query at this moment. Enter can come before React renders the last letters. */
  readonly latest: () => QueryAtCaret | null;
  /** The query that was ended by Enter while its search ran: what is found comes into its place. */
  readonly wanted: QueryAtCaret | null;
  readonly want: (query: QueryAtCaret | null) => void;
  /** What to search for: the wanted query, else the open one. */
  readonly searched: string | null;
  /** Ends the query until the next one is typed. */
  readonly close: () => void;
  /** The option that the writer navigated to; `null` before that. */
  readonly moved: number | null;
  readonly move: (index: number) => void;
}

/** The query that typing opens. `$read` reads it at the caret; it always is the same function. */
export function useQueryAtCaret(
  editor: LexicalEditor,
  $read: () => QueryAtCaret | null,
): OpenQuery {
  const [query, setQuery] = useState<string | null>(null);
  const [moved, move] = useState<number | null>(null);
  const [wanted, want] = useState<QueryAtCaret | null>(null);
  const latestRef = useRef<QueryAtCaret | null>(null);
  const closeRef = useRef(() => {});
  useEffect(() => {
    const { stop, close } = observeQuery(editor, $read, (next) => {
      latestRef.current = next;
      setQuery(next && next.query);
      move(null);
    });
    closeRef.current = close;
    return stop;
  }, [editor, $read]);
  return {
    query,
    latest: () => latestRef.current,
    wanted,
    want,
    searched: wanted === null ? query : wanted.query,
    close: () => closeRef.current(),
    moved,
    move,
  };
}
