import { messages } from "./messages.ts";

/** The most characters of a source that a message repeats. */
const nearMax = 60;

/** Why Mermaid did not draw a source, as a sentence, with the line if there is one. */
export function reasonOf(error: unknown, source: string): string {
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof RangeError) return messages.tooDeep;
  // Mermaid reads what a source left out.
  if (error instanceof TypeError) return messages.incomplete;
  if (text.startsWith("No diagram type detected")) return messages.unknownType;
  const edges = /^Edge limit exceeded.*?limit is (\d+)/s.exec(text);
  if (edges !== null) return messages.tooManyEdges(Number(edges[1]));
  const place = /\b(?:parse|parser|lexer|lexical) error on line (\d+)/i.exec(text);
  if (place !== null) {
    // A source that breaks off is said to be wrong in the line below it.
    const line = Math.min(Number(place[1]), source.split("\n").length);
    return messages.notRead(line, nearOf(text));
  }
  const [first = ""] = text
    .replace(/^Error: /, "")
    .trim()
    .split("\n");
  return `${first.slice(0, 200).replace(/[.:]$/, "")}.`;
}

/** Where in a line the source could not be read: Mermaid's parsers write the line, or a sign, and what they found instead. */
function nearOf(text: string): string {
  const shown = /\n(?<line>[^\n]*)\n(?<dashes>-*)\^/.exec(text)?.groups;
  const found = /(?:but found:?|unexpected character: ->)\s*['`]?(?<sign>[^\n'`<]+)/.exec(
    text,
  )?.groups;
  const near = shown?.["line"]?.slice(shown["dashes"]?.length ?? 0) ?? found?.["sign"] ?? "";
  return near.trim().slice(0, nearMax);
}
