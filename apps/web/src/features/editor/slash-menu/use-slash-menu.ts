import { useEffect, useEffectEvent, useRef, useState } from "react";
import { mergeRegister, type LexicalEditor } from "lexical";
import { registerMenuKeys } from "../typing/register-menu-keys.ts";
import { $insertObject } from "./insert-object.ts";
import { observeSlash, type SlashState } from "./observe-slash.ts";
import { firstChosen, slashOptions, type SlashOption } from "./slash-options.ts";

/** The slash menu's state. Handles its keys in the editor: arrows, Enter or Tab, Escape. */
export function useSlashMenu(editor: LexicalEditor): {
  readonly state: SlashState;
  /** Empty while the menu is closed. */
  readonly options: readonly SlashOption[];
  /** The option that Enter inserts; `null` if Enter starts a new line. */
  readonly chosen: number | null;
  readonly choose: (index: number) => void;
  readonly insert: (option: SlashOption) => void;
} {
  const [state, setState] = useState<SlashState>(null);
  const [chosen, choose] = useState<number | null>(null);
  const closeRef = useRef(() => {});
  // Enter can come before React renders the menu: read the latest typed state from a ref, not the rendered state.
  const typedRef = useRef<SlashState>(null);
  const options = state === null ? [] : slashOptions(state.query);

  const insert = (option: SlashOption): void => {
    closeRef.current();
    editor.update(() => $insertObject(option.kind));
    editor.focus();
  };
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
    const index = typed === state ? chosen : firstChosen(typed);
    const option = index === null ? undefined : slashOptions(typed.query)[index];
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
    const { stop, close } = observeSlash(editor, (next) => {
      typedRef.current = next;
      setState(next);
      choose(next && firstChosen(next));
    });
    closeRef.current = close;
    const keys = {
      move: (event: KeyboardEvent, steps: number) => move(event, steps),
      take: (event: KeyboardEvent | null) => take(event),
      dismiss: () => dismiss(),
    };
    return mergeRegister(stop, registerMenuKeys(editor, keys));
  }, [editor]);

  return { state, options, chosen, choose, insert };
}
