import type { CalloutTone } from "@stemma/document/containers/container";

/** What GitHub, Notion, Confluence and others call their callouts. */
const tones: ReadonlyMap<string, CalloutTone> = new Map([
  ["note", "note"],
  ["info", "note"],
  ["information", "note"],
  ["tip", "tip"],
  ["success", "tip"],
  ["hint", "tip"],
  ["important", "important"],
  ["warning", "warning"],
  ["caution", "warning"],
  ["error", "warning"],
  ["danger", "warning"],
]);

/** The tone that a word of another program means, in any case; `null` for other words. */
export function toneOfWord(word: string): CalloutTone | null {
  return tones.get(word.toLowerCase()) ?? null;
}
