import {
  COMMAND_PRIORITY_HIGH,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  KEY_ENTER_COMMAND,
  KEY_ESCAPE_COMMAND,
  KEY_TAB_COMMAND,
  mergeRegister,
  type LexicalEditor,
} from "lexical";

/** What the keys of a menu at the caret do. Each returns whether it handled the key. */
interface MenuKeys {
  readonly move: (event: KeyboardEvent, steps: number) => boolean;
  readonly take: (event: KeyboardEvent | null) => boolean;
  readonly dismiss: () => boolean;
}

/** The keys of a menu at the caret, while the focus stays in the text: arrows, Enter or Tab, Escape. */
export function registerMenuKeys(editor: LexicalEditor, { move, take, dismiss }: MenuKeys) {
  const up = (event: KeyboardEvent) => move(event, -1);
  const down = (event: KeyboardEvent) => move(event, 1);
  return mergeRegister(
    editor.registerCommand(KEY_ARROW_UP_COMMAND, up, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(KEY_ARROW_DOWN_COMMAND, down, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(KEY_ENTER_COMMAND, take, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(KEY_TAB_COMMAND, take, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(KEY_ESCAPE_COMMAND, dismiss, COMMAND_PRIORITY_HIGH),
  );
}
