import { listInWords } from "../../../lib/list-in-words.ts";
import { messages } from "../messages.ts";
import { keptAsText, type LeftOut, type Thing } from "./left-out.ts";

/** What a paste could not keep, in plain words; `null` if it kept everything. */
export function pasteReport({ counts }: LeftOut): string | null {
  const all = [...counts];
  const gone = all.filter(([thing]) => !keptAsText.has(thing));
  const turned = all.filter(([thing]) => keptAsText.has(thing));
  const sentences = [
    ...(gone.length === 0 ? [] : [messages.paste.leftOut(inWords(gone), sumOf(gone))]),
    ...(turned.length === 0 ? [] : [messages.paste.becameText(inWords(turned))]),
  ];
  return sentences.length === 0 ? null : sentences.join(" ");
}

function inWords(counts: readonly (readonly [Thing, number])[]): string {
  return listInWords(
    counts.map(([thing, count]) => {
      const [one, several] = messages.paste.things[thing];
      return `${count} ${count === 1 ? one : several}`;
    }),
  );
}

function sumOf(counts: readonly (readonly [Thing, number])[]): number {
  return counts.reduce((sum, [, count]) => sum + count, 0);
}
