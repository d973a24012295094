import { commandKeys } from "../../lib/keys/command-keys.ts";
import { controlKey, isApple } from "../../lib/keys/keyboard.ts";

/** The shortcuts of one area. The keys of a list are pressed together or in sequence. */
export interface ShortcutGroup {
  readonly heading: string;
  readonly rows: readonly { readonly does: string; readonly keys: readonly string[] }[];
}

const alternate = isApple ? "⌥" : "Alt";

const chord = (does: string, ...keys: string[]) => ({ does, keys: [controlKey, ...keys] });

/** All keyboard shortcuts of the product. A test compares them with the key handlers. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    heading: "Everywhere",
    rows: [
      chord("Search and run commands", "K"),
      { does: "Show these shortcuts", keys: ["?"] },
      { does: "New page", keys: commandKeys.newPage },
      { does: "Go to Home", keys: ["G", "H"] },
      { does: "Go to Search", keys: ["G", "S"] },
      { does: "Go to Inbox", keys: ["G", "I"] },
      { does: "Go to Drafts", keys: ["G", "D"] },
      { does: "Close what is open", keys: ["Esc"] },
    ],
  },
  {
    heading: "On a page",
    rows: [
      { does: "Turn editing on and off", keys: commandKeys.edit },
      { does: "Version history", keys: commandKeys.history },
      { does: "Publish the draft", keys: commandKeys.publish },
    ],
  },
  {
    heading: "Inbox",
    rows: [
      { does: "Go along the notifications", keys: ["↑", "↓"] },
      { does: "Go to the first and the last one", keys: ["Home", "End"] },
      { does: "Open or close a notification", keys: ["Enter"] },
    ],
  },
  {
    heading: "Writing",
    rows: [
      { does: "Insert a heading or paragraph", keys: ["/"] },
      { does: "Go to the formatting toolbar", keys: [alternate, "F10"] },
      { does: "Indent", keys: ["Tab"] },
      { does: "Outdent", keys: [isApple ? "⇧" : "Shift", "Tab"] },
      { does: "Leave the text", keys: ["Esc", "Tab"] },
      chord("Normal text", alternate, "0"),
      chord("Heading 1", alternate, "1"),
      chord("Heading 2", alternate, "2"),
      chord("Heading 3", alternate, "3"),
      chord("Bold", "B"),
      chord("Italic", "I"),
      chord("Underline", "U"),
    ],
  },
  {
    heading: "Comparing versions",
    rows: [
      { does: "Next change", keys: ["N"] },
      { does: "Previous change", keys: ["P"] },
    ],
  },
  {
    heading: "Settling an update of a draft",
    rows: [
      { does: "Keep yours", keys: ["1"] },
      { does: "Take theirs", keys: ["2"] },
      { does: "Keep both", keys: ["3"] },
      { does: "Write it anew", keys: ["E"] },
      { does: "Show how it was before", keys: ["B"] },
      { does: "Previous and next question", keys: ["←", "→"] },
    ],
  },
  {
    heading: "Version history",
    rows: [
      { does: "Go along the tree", keys: ["←", "↑", "↓", "→"] },
      { does: "Go to the first version", keys: ["Home"] },
      { does: "Go to the published version", keys: ["End"] },
      { does: "Open the version", keys: ["Enter"] },
    ],
  },
];

/** The shortcuts whose description or keys contain the query. */
export function findShortcuts(query: string): ShortcutGroup[] {
  const wanted = query.trim().toLowerCase();
  const isFound = ({ does, keys }: ShortcutGroup["rows"][number]) =>
    does.toLowerCase().includes(wanted) || keys.join(" ").toLowerCase().includes(wanted);
  return shortcutGroups
    .map((group) => ({ ...group, rows: group.rows.filter(isFound) }))
    .filter(({ rows }) => rows.length > 0);
}
