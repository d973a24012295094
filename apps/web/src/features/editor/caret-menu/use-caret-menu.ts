import { useEffect, useEffectEvent, useRef, useState } from "react";
import { mergeRegister, type LexicalEditor } from "lexical";
import type { TextKind } from "@stemma/document/make-block";
import { observeTyped, type TypedQuery, type TypedState } from "./observe-typed.ts";
import { registerMenuKeys } from "./register-menu-keys.ts";

/** What a menu at the caret offers, and when. */
export interface CaretMenuRules<Option> {
  /** Finds the sign that opens the menu and the query behind it at the end of a text; `null` if there is none. */
  readonly queryIn: (textBeforeCaret: string) => TypedQuery | null;
  readonly optionsOf: (query: string) => readonly Option[];
  /** The option that Enter inserts before the writer navigates the menu; `null` if Enter starts a new line. */
  readonly firstChosen: (typed: TypedQuery) => number | null;
  /** Replaces sign and query by the option. Called inside an editor update. */
  readonly $insert: (option: Option) => void;
}

/** The state of a menu at the caret. */
export interface CaretMenuState<Option> {
  /** The kind of the block with the caret; `null` while the menu is closed. */
  readonly kind: TextKind | null;
  /** Empty while the menu is closed. */
  readonly options: readonly Option[];
  /** The option that Enter inserts; `null` if Enter starts a new line. */
  readonly chosen: number | null;
  readonly choose: (index: number) => void;
  readonly insert: (option: Option) => void;
}

/** A menu's state. Handles its keys in the editor: arrows, Enter or Tab, Escape. */
export function useCaretMenu<Option>(
  editor: LexicalEditor,
  rules: CaretMenuRules<Option>,
): CaretMenuState<Option> & {
  /** Whether the sign and a query stand before the caret, also where nothing is found. */
  readonly isTyped: boolean;
} {
  const [state, setState] = useState<TypedState>(null);
  const [chosen, choose] = useState<number | null>(null);
  const closeRef = useRef(() => {});
  // Enter can come before React renders the menu: read the latest typed state from a ref, not the rendered state.
  const typedRef = useRef<TypedState>(null);
  const options = state === null ? [] : rules.optionsOf(state.query);

  const insert = (option: Option): void => {
    closeRef.current();
    editor.update(() => rules.$insert(option));
    editor.focus();
  };
  const queryIn = useEffectEvent((text: string) => rules.queryIn(text));
  const show = useEffectEvent((next: TypedState): void => {
    typedRef.current = next;
    setState(next);
    choose(next && rules.firstChosen(next));
  });
  const move = useEffectEvent((event: KeyboardEvent, steps: number): boolean => {
    if (options.length === 0) return false;
    event.preventDefault();
    const from = chosen ?? (steps > 0 ? -1 : 0);
    choose((from + steps + options.length) % options.length);
    return true;
  });
  const take = useEffectEvent((event: KeyboardEvent | null): boolean => {
    const typed = typedRef.current;
    if (typed === null) return false;
    const index = typed === state ? chosen : rules.firstChosen(typed);
    const option = index === null ? undefined : rules.optionsOf(typed.query)[index];
    if (option === undefined || event?.shiftKey === true) return false;
    event?.preventDefault();
    insert(option);
    return true;
  });
  const dismiss = useEffectEvent((): boolean => {
    if (options.length === 0) return false;
    closeRef.current();
    return true;
  });

  useEffect(() => {
    const { stop, close } = observeTyped(
      editor,
      (text) => queryIn(text),
      (next) => show(next),
    );
    closeRef.current = close;
    const keys = {
      move: (event: KeyboardEvent, steps: number) => move(event, steps),
      take: (event: KeyboardEvent | null) => take(event),
      dismiss: () => dismiss(),
    };
    return mergeRegister(stop, registerMenuKeys(editor, keys));
  }, [editor]);

  const kind = options.length > 0 ? (state?.kind ?? null) : null;
  return { isTyped: state !== null, kind, options, chosen, choose, insert };
}
