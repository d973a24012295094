import { useEffect, useEffectEvent } from "react";
import type { LexicalEditor } from "lexical";
import type { QueryPlace } from "./query-at-caret.ts";
import { registerMenuKeys } from "./register-menu-keys.ts";
import type { CaretMenuState } from "./use-caret-menu.ts";
import type { OpenQuery } from "./use-query-at-caret.ts";

/** What a search for the query found, and what to do with it. */
export interface SearchMenu<Option> {
  readonly options: readonly Option[];
  readonly isSearching: boolean;
  /** The option that Enter inserts before the writer navigates the menu; `null` if there is none yet. */
  readonly first: number | null;
  readonly insert: (option: Option, place: QueryPlace) => void;
  /**
   * For a sign that stands in texts by itself too: where nothing is found, the query ends with its first word. Until then the menu says
   * so; it is hidden where the sign stands alone.
   */
  readonly endsWhenEmpty?: boolean;
}

/**
 * The state of a menu at the caret that searches. Handles its keys in the editor: arrows, Enter or Tab, Escape.
 * An Enter that comes before anything is found inserts the first option that is, also if the writer goes on typing.
 */
export function useSearchMenu<Option>(
  editor: LexicalEditor,
  { query, latest, wanted, want, close, moved, move }: OpenQuery,
  { options, isSearching, first, insert, endsWhenEmpty = false }: SearchMenu<Option>,
): CaretMenuState<Option> {
  const chosen = options.length === 0 ? null : (moved ?? first);
  const isEmpty = endsWhenEmpty && options.length === 0 && !isSearching;
  const isOver = isEmpty && query !== null && /\s/.test(query);
  const isHidden = query === null || isOver || (isEmpty && query === "");
  const closeOver = useEffectEvent(close);
  useEffect(() => {
    if (isOver) closeOver();
  }, [isOver]);

  const insertAtQuery = (option: Option): void => {
    const place = latest()?.place;
    if (place === undefined) return;
    close();
    insert(option, place);
  };
  const insertWanted = useEffectEvent((): void => {
    const [option] = options;
    if (wanted !== null && option !== undefined) insert(option, wanted.place);
    want(null);
  });
  const isFound = wanted !== null && !isSearching;
  useEffect(() => {
    if (isFound) insertWanted();
  }, [isFound]);
  const go = useEffectEvent((event: KeyboardEvent, steps: number): boolean => {
    if (options.length === 0) return false;
    event.preventDefault();
    const from = chosen ?? (steps > 0 ? -1 : 0);
    move((from + steps + options.length) % options.length);
    return true;
  });
  const take = useEffectEvent((event: KeyboardEvent | null): boolean => {
    if (query === null || event?.shiftKey === true) return false;
    const option = chosen === null ? undefined : options[chosen];
    if (option === undefined && !isSearching) return false;
    event?.preventDefault();
    if (option !== undefined) insertAtQuery(option);
    else {
      want(latest());
      close();
    }
    return true;
  });
  const dismiss = useEffectEvent((): boolean => {
    if (isHidden) return false;
    close();
    return true;
  });
  useEffect(
    () =>
      registerMenuKeys(editor, {
        move: (event, steps) => go(event, steps),
        take: (event) => take(event),
        dismiss: () => dismiss(),
      }),
    [editor],
  );
  const kind = isHidden ? null : "paragraph";
  return { kind, options, chosen, choose: move, insert: insertAtQuery };
}
