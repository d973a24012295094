import { commandKeys } from "../../lib/keys/command-keys.ts";
import { controlKey, isApple } from "../../lib/keys/keyboard.ts";
import { messages } from "./messages.ts";

/** The shortcuts of one area. The keys of a list are pressed together or in sequence. */
export interface ShortcutGroup {
  readonly heading: string;
  readonly rows: readonly { readonly action: string; readonly keys: readonly string[] }[];
}

const alternate = isApple ? "⌥" : "Alt";
const moveKeys = isApple ? ["⌃", "⌘"] : [alternate, "Shift"];

const chord = (action: string, ...keys: string[]) => ({ action, keys: [controlKey, ...keys] });

/** All keyboard shortcuts of the product. A test compares them with the key handlers. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    heading: messages.everywhere.heading,
    rows: [
      chord(messages.everywhere.search, "K"),
      { action: messages.everywhere.showShortcuts, keys: ["?"] },
      { action: messages.everywhere.newPage, keys: commandKeys.newPage },
      { action: messages.everywhere.goHome, keys: ["G", "H"] },
      { action: messages.everywhere.goSearch, keys: ["G", "S"] },
      { action: messages.everywhere.goInbox, keys: ["G", "I"] },
      { action: messages.everywhere.goDrafts, keys: ["G", "D"] },
      { action: messages.everywhere.close, keys: ["Esc"] },
    ],
  },
  {
    heading: messages.page.heading,
    rows: [
      { action: messages.page.edit, keys: commandKeys.edit },
      { action: messages.page.history, keys: commandKeys.history },
      { action: messages.page.authors, keys: commandKeys.authors },
      { action: messages.page.backToText, keys: ["Esc"] },
      { action: messages.page.publish, keys: commandKeys.publish },
    ],
  },
  {
    heading: messages.inbox.heading,
    rows: [
      { action: messages.inbox.nextAndPrevious, keys: ["↑", "↓"] },
      { action: messages.inbox.firstAndLast, keys: ["Home", "End"] },
      { action: messages.inbox.open, keys: ["Enter"] },
    ],
  },
  {
    heading: messages.writing.heading,
    rows: [
      { action: messages.writing.insert, keys: ["/"] },
      { action: messages.writing.toolbar, keys: [alternate, "F10"] },
      { action: messages.writing.find, keys: commandKeys.find },
      { action: messages.writing.nextMatch, keys: ["F3"] },
      { action: messages.writing.pastePlain, keys: [controlKey, isApple ? "⇧" : "Shift", "V"] },
      { action: messages.writing.indent, keys: ["Tab"] },
      { action: messages.writing.outdent, keys: [isApple ? "⇧" : "Shift", "Tab"] },
      chord(messages.writing.rowMenu, isApple ? "⇧" : "Shift", "."),
      { action: messages.writing.moveUp, keys: [...moveKeys, "↑"] },
      { action: messages.writing.moveDown, keys: [...moveKeys, "↓"] },
      { action: messages.writing.leave, keys: ["Esc", "Tab"] },
      chord(messages.writing.normalText, alternate, "0"),
      chord(messages.writing.heading1, alternate, "1"),
      chord(messages.writing.heading2, alternate, "2"),
      chord(messages.writing.heading3, alternate, "3"),
      chord(messages.writing.bold, "B"),
      chord(messages.writing.italic, "I"),
      chord(messages.writing.underline, "U"),
      chord(messages.writing.strikethrough, isApple ? "⇧" : "Shift", "X"),
      chord(messages.writing.code, "E"),
      chord(messages.writing.subscript, ","),
      chord(messages.writing.superscript, "."),
      chord(messages.writing.highlight, isApple ? "⇧" : "Shift", "H"),
    ],
  },
  {
    heading: messages.comparing.heading,
    rows: [
      { action: messages.comparing.next, keys: ["N"] },
      { action: messages.comparing.previous, keys: ["P"] },
    ],
  },
  {
    heading: messages.updating.heading,
    rows: [
      { action: messages.updating.keepYours, keys: ["1"] },
      { action: messages.updating.keepTheirs, keys: ["2"] },
      { action: messages.updating.keepBoth, keys: ["3"] },
      { action: messages.updating.writeOwn, keys: ["E"] },
      { action: messages.updating.showOriginal, keys: ["B"] },
      { action: messages.updating.previousAndNext, keys: ["←", "→"] },
    ],
  },
  {
    heading: messages.history.heading,
    rows: [
      { action: messages.history.move, keys: ["←", "↑", "↓", "→"] },
      { action: messages.history.first, keys: ["Home"] },
      { action: messages.history.published, keys: ["End"] },
      { action: messages.history.open, keys: ["Enter"] },
    ],
  },
];

/** The shortcuts whose description or keys contain the query. */
export function findShortcuts(query: string): ShortcutGroup[] {
  const wanted = query.trim().toLowerCase();
  const isFound = ({ action, keys }: ShortcutGroup["rows"][number]) =>
    action.toLowerCase().includes(wanted) || keys.join(" ").toLowerCase().includes(wanted);
  return shortcutGroups
    .map((group) => ({ ...group, rows: group.rows.filter(isFound) }))
    .filter(({ rows }) => rows.length > 0);
}
