import { Marked, type Token, type TokenizerAndRendererExtension, type Tokens } from "marked";
import { inlineMathClass } from "@stemma/document/math/inline-math-html";
import { isSafeUrl } from "@stemma/document/safe-url";
import { details, inlineTag } from "./html-tokens.ts";

/**
 * Converts Markdown (CommonMark with GitHub's tables, check lists, alerts, formulas, bare addresses, and `==highlighted==`) to HTML, which `htmlToBlocks`
 * reduces to the page format. Knows no HTML but `<br>` and what `html-tokens.ts` reads: other tags and comments stay text, and so do definitions that no link
 * uses. Addresses that no link of a page can have, and titles, follow in parentheses; images become links. Lines that
 * were wrapped at a width join, other line ends stay. Returns `null` for a list whose numbers do not count up, because
 * a page would number it anew.
 */
export function markdownToHtml(text: string): string | null {
  // A tree of its own for each text: `walkTokens` changes it.
  const tokens = marked.lexer(text.replaceAll("\0", ""));
  const addresses = new Set<string>();
  let isCounting = true;
  marked.walkTokens(tokens, (token) => {
    if (token.type === "link" || token.type === "image") addresses.add(String(token["href"]));
    if (token.type === "link") nameImages(token as Tokens.Link);
    if (token.type === "paragraph" || token.type === "text") joinWrappedLines(token);
    if (token.type === "list") isCounting &&= isCountingUp(token as Tokens.List);
  });
  if (!isCounting) return null;
  marked.walkTokens(tokens, (token) => {
    if (isUnused(token, addresses)) Object.assign(token, asText(token));
  });
  return marked.parser(tokens);
}

/** Lines between two dollar signs each: a formula. */
const formula: TokenizerAndRendererExtension = {
  name: "formula",
  level: "block",
  start: (source) => /^ {0,3}\$\$/m.exec(source)?.index,
  tokenizer: (source) => {
    const [raw, inner = ""] = /^ {0,3}\$\$([^$]+)\$\$[ \t]*(?:\n|$)/.exec(source) ?? [];
    const text = inner.trim();
    return raw === undefined || text === "" ? undefined : { type: "formula", raw, text };
  },
  renderer: ({ text }) => `<pre data-language="math">${escaped(String(text))}</pre>`,
};

/** A source between dollar signs in a line, as GitHub reads it; GitHub allows backticks inside of them too. */
const inlineFormula: TokenizerAndRendererExtension = {
  name: "inlineFormula",
  level: "inline",
  start: (source) => /(?<![\p{L}\p{N}$\\])\$/u.exec(source)?.index,
  tokenizer: (source) => {
    const [raw, quoted, bare] = formulaAtStart.exec(source) ?? [];
    const text = quoted ?? bare;
    return raw === undefined ? undefined : { type: "inlineFormula", raw, text };
  },
  renderer: ({ text }) => `<span class="${inlineMathClass}">${escaped(String(text))}</span>`,
};

const formulaAtStart =
  /^(?:\$`([^`\n]+)`\$|\$(?![\s$`])((?:\\.|[^$\\\n])+)(?<!\s)\$)(?![\p{L}\p{N}$])/u;

/**
 * A highlighted text between two equal signs each, as one types it. The signs stand at the edges of words: between words they
 * compare.
 */
const highlight: TokenizerAndRendererExtension = {
  name: "highlight",
  level: "inline",
  start: (source) => /(?<![\p{L}\p{N}=\\])==(?![\s=])/u.exec(source)?.index,
  tokenizer(source) {
    const [raw, inner = ""] = highlightAtStart.exec(source) ?? [];
    if (raw === undefined) return undefined;
    return { type: "highlight", raw, tokens: this.lexer.inlineTokens(inner, []) };
  },
  renderer({ tokens = [] }) {
    return `<mark>${this.parser.parseInline(tokens)}</mark>`;
  },
};

/** Code in it may hold equal signs. */
const highlightAtStart = /^==(?![\s=])((?:\\.|`[^`]*`|=(?!=)|[^\\`=])+)(?<!\s)==(?![\p{L}\p{N}=])/u;

const marked = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: {
    html: () => undefined,
    tag: (source) => {
      const [raw] = /^<br *\/?>/i.exec(source) ?? [];
      if (raw === undefined) return undefined;
      return { type: "html", raw, text: "<br>", inLink: false, inRawBlock: false, block: false };
    },
  },
  extensions: [formula, inlineFormula, inlineTag, highlight, details],
  renderer: {
    link({ href, title, tokens }) {
      return link(href, title, this.parser.parseInline(tokens));
    },
    image: ({ href, title, text }) => link(href, title, escaped(text)),
    blockquote({ tokens }) {
      const html = this.parser.parse(tokens);
      const [line = "", word = ""] = alertLine.exec(html) ?? [];
      return line === ""
        ? `<blockquote>${html}</blockquote>`
        : `<div class="markdown-alert markdown-alert-${word.toLowerCase()}">${withoutLine(html, line)}</div>`;
    },
  },
});

/** The first line of a quotation that is an alert on GitHub. */
const alertLine = /^<p>\[!(note|tip|important|warning|caution)\]\s*(?:<br>|(?=<\/p>))/i;

function withoutLine(html: string, line: string): string {
  return `<p>${html.slice(line.length)}`.replace(/^<p><\/p>\s*/, "");
}

/** A link, or the text with the address behind it. */
function link(href: string, title: string | null | undefined, html: string): string {
  const isKept = isSafeUrl(href);
  const behind = [isKept ? "" : href, title ?? ""].filter((part) => part !== "");
  const shown = html === "" && isKept ? escaped(href) : html;
  const linked = isKept ? `<a href="${escaped(href)}">${shown}</a>` : shown;
  return behind.length === 0 ? linked : `${linked} (${escaped(behind.join(", "))})`;
}

function escaped(text: string): string {
  const signs = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return signs.replaceAll('"', "&quot;");
}

/** An image in a link cannot be a link of its own. */
function nameImages({ tokens }: Tokens.Link): void {
  marked.walkTokens(tokens, (inner) => {
    if (inner.type !== "image") return;
    const text = `${inner["text"]} (${inner["href"]})`;
    Object.assign(inner, { type: "text", text, tokens: undefined });
  });
}

/** Whether the rows of a numbered list count up, or all have one number, as Markdown allows. */
function isCountingUp({ ordered, items }: Tokens.List): boolean {
  if (!ordered) return true;
  const numbers = items.map(({ raw }) => Number(/^\s*(\d+)/.exec(raw)?.[1]));
  const [first = 0] = numbers;
  return [0, 1].some((by) => numbers.every((number, index) => number === first + index * by));
}

/** A line of at least this many characters may end because the text is wrapped. */
const wrappedLengthMin = 55;

/** Makes spaces of the line ends in a paragraph whose lines are all long, but the last one. */
function joinWrappedLines(token: Token): void {
  const lines = token.raw.trimEnd().split("\n");
  if (lines.length < 2 || !lines.slice(0, -1).every((line) => line.length >= wrappedLengthMin)) {
    return;
  }
  marked.walkTokens("tokens" in token ? (token.tokens ?? []) : [], (inner) => {
    // Two spaces or a backslash before the line end keep it.
    if (inner.type === "br" && inner.raw.trim() === "" && !inner.raw.startsWith("  ")) {
      Object.assign(inner, { type: "text", raw: " ", text: " " });
    }
  });
}

function isUnused(token: Token, addresses: ReadonlySet<string>): boolean {
  return token.type === "def" && !addresses.has(String(token["href"]));
}

function asText({ raw }: Token): Tokens.Paragraph {
  const text = raw.trim();
  const inner: Tokens.Text = { type: "text", raw: text, text, escaped: false };
  return { type: "paragraph", raw, text, tokens: [inner] };
}
