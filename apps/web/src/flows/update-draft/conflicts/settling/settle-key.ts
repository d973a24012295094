/** The actions that a key can trigger while an update is settled. */
export type SettleStep =
  | "ours"
  | "theirs"
  | "both"
  | "edit"
  | "before"
  | "previous"
  | "next"
  | "go";

const steps: Readonly<Record<string, SettleStep>> = {
  "1": "ours",
  "2": "theirs",
  "3": "both",
  e: "edit",
  b: "before",
  ArrowLeft: "previous",
  ArrowRight: "next",
  Enter: "go",
};

/** The action of a key; `null` for a key without an action, and for the browser's own shortcuts. */
export function settleKey(
  event: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
): SettleStep | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  return steps[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}
