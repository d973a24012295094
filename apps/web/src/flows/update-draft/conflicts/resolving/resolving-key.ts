/** The actions that a key can trigger while an update is resolved. */
export type ResolvingStep =
  | "ours"
  | "theirs"
  | "both"
  | "edit"
  | "original"
  | "previous"
  | "next"
  | "continue";

const steps: Readonly<Record<string, ResolvingStep>> = {
  "1": "ours",
  "2": "theirs",
  "3": "both",
  e: "edit",
  b: "original",
  ArrowLeft: "previous",
  ArrowRight: "next",
  Enter: "continue",
};

/** The action of a key; `null` for a key without an action, and for the browser's own shortcuts. */
export function resolvingKey(
  event: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
): ResolvingStep | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  return steps[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}
