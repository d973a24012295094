import type { Overview } from "@stemma/contract/administration.contract";
import { messages } from "./messages.ts";

/** How the server is, in a sentence: how much needs attention; else that it works, and what is not set up. */
export function stateWords(checks: Overview["checks"]): string {
  const wrong = checks.filter(({ isOk }) => !isOk).length;
  if (wrong > 0) return messages.attention(wrong);
  const off = checks.filter(({ isOff }) => isOff).map(({ name }) => name);
  return off.length === 0 ? messages.allWell : messages.partlySetUp(off);
}
