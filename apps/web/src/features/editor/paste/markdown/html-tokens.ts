import type { Token, TokenizerAndRendererExtension } from "marked";

/** The tags that a writer of Markdown uses for what it has no signs for. Each is a mark of a text. */
const inlineTags = "u|mark|sub|sup|kbd";

/** A pair of such tags without attributes, and what stands between: text with marks. A tag alone stays text. */
export const inlineTag: TokenizerAndRendererExtension = {
  name: "inlineTag",
  level: "inline",
  start: (source) => new RegExp(`<(?:${inlineTags})>`, "i").exec(source)?.index,
  tokenizer(source) {
    const [raw, tag = "", inner = ""] = pairAtStart.exec(source) ?? [];
    if (raw === undefined) return undefined;
    const tokens = this.lexer.inlineTokens(inner, []);
    return { type: "inlineTag", raw, tag: tag.toLowerCase(), tokens };
  },
  renderer({ tag, tokens = [] }) {
    return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
  },
};

const pairAtStart = new RegExp(`^<(${inlineTags})>([^]+?)</\\1>`, "i");

/** What GitHub folds: a summary, and the rows up to the closing tag. */
export const details: TokenizerAndRendererExtension = {
  name: "details",
  level: "block",
  start: (source) => /^ {0,3}<details/im.exec(source)?.index,
  tokenizer(source) {
    const [opening] = detailsAtStart.exec(source) ?? [];
    const end = opening === undefined ? null : endOfDetails(source);
    if (opening === undefined || end === null) return undefined;
    const inner = source.slice(opening.length, end.start);
    const [line = "", summary = ""] = summaryAtStart.exec(inner) ?? [];
    const tokens: Token[] = [];
    this.lexer.blockTokens(`${inner.slice(line.length).trim()}\n`, tokens);
    return { type: "details", raw: source.slice(0, end.end), summary, tokens };
  },
  renderer({ summary, tokens = [] }) {
    const head = withKnownTags(String(summary).trim());
    const first = head === "" ? "" : `<summary>${head}</summary>`;
    return `<details>${first}${this.parser.parse(tokens)}</details>`;
  },
};

const detailsAtStart = /^ {0,3}<details(?: open(?:="")?)?>/i;
const summaryAtStart = /^\s*<summary>([^]*?)<\/summary>/i;

/** The most details in each other: the time to find their ends grows with it. */
const depthMax = 12;

/** Where the closing tag of the details at the start begins and where its line ends; `null` if they stay open. */
function endOfDetails(source: string): { readonly start: number; readonly end: number } | null {
  let depth = 0;
  for (const tag of source.matchAll(/<(\/?)details(?: open(?:="")?)?>[ \t]*\n?/gi)) {
    depth += tag[1] === "" ? 1 : -1;
    if (depth > depthMax) return null;
    if (depth === 0) return { start: tag.index, end: tag.index + tag[0].length };
  }
  return null;
}

/** What a summary, which is HTML, may hold. `span` changes nothing. */
const summaryTags = `/?(?:${inlineTags}|strong|b|em|i|s|del|code|h[1-6]|span|a)|br|a href="[^"<>]*"`;
const tagOfSummary = new RegExp(`<(?!(?:${summaryTags})>)`, "gi");

/** The HTML of a summary in which every other tag is text. */
function withKnownTags(html: string): string {
  return html.replaceAll(tagOfSummary, "&lt;");
}

const anyInlineTag = new RegExp(`</?(?:${inlineTags})>`, "gi");
const anySummaryTag = new RegExp(`<(?:${summaryTags})>`, "gi");
const anySummary = /<summary>([^]*?)<\/summary>/gi;

/** The Markdown without the tags that are read here; of a link in a summary, the address stays. */
export function withoutKnownTags(markdown: string): string {
  return markdown
    .replaceAll(
      anySummary,
      (_, html: string) =>
        `\n${html.replaceAll(/<a href="([^"<>]*)">/gi, "\n$1\n").replaceAll(anySummaryTag, "")}\n`,
    )
    .replaceAll(/<\/?(?:details(?: open(?:="")?)?|summary)>/gi, "\n")
    .replaceAll(anyInlineTag, "");
}
