import { messages } from "./messages.ts";
import { readableText } from "../readable-text.ts";
import type { Run } from "../run.ts";

/** A text in quotation marks, on one line. A text longer than `most` characters is shortened to its start and end. */
export function quote(runs: readonly Run[], most = Number.POSITIVE_INFINITY): string {
  const text = runs
    .map((run) => readableText(run.text))
    .join("")
    .replaceAll("\n", " ↵ ")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (text.length <= most) return messages.quoted(text);
  const half = Math.floor(most / 2);
  const [start, end] = [text.slice(0, half).trimEnd(), text.slice(-half).trimStart()];
  return messages.shortened(start, end).replaceAll(/\p{Surrogate}/gu, "");
}
