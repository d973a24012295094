import { ParseError, renderToString } from "katex";
import { messages } from "./messages.ts";

/** The HTML of a formula, or a sentence that says why it has none. */
export type Formula = { readonly html: string } | { readonly reason: string };

/** A formula to draw: by itself, or in a line of text, where it takes less height. */
export interface FormulaSource {
  readonly source: string;
  readonly isInline: boolean;
}

/** The longest source of a formula that is drawn, and the longest HTML of one, in characters. */
const sourceMax = 5000;
const htmlMax = 1_000_000;

/** How often the macros of one formula may be replaced by what they stand for. */
const expansionsMax = 500;

/** The largest size that a formula may ask for, in ems. */
const sizeMax = 50;

/**
 * The HTML of a formula by its TeX source, with MathML for screen readers. The source may come from anybody: it can make no link,
 * load nothing, and add no class, id or style of its own. What it holds of HTML is text. A formula that defines macros in each
 * other can take any time, so call it where it can be ended. Never throws.
 */
export function formulaHtml({ source, isInline }: FormulaSource): Formula {
  if (source.length > sourceMax) return { reason: messages.tooLong(sourceMax) };
  try {
    const html = renderToString(source, {
      displayMode: !isInline,
      throwOnError: true,
      trust: false,
      strict: "ignore",
      maxExpand: expansionsMax,
      maxSize: sizeMax,
    });
    return html.length > htmlMax ? { reason: messages.tooLarge } : { html };
  } catch (error) {
    return { reason: error instanceof ParseError ? reasonOf(error) : messages.tooDeep };
  }
}

/** What KaTeX says, without its own name and the source around the place, which stands above it. */
function reasonOf({ rawMessage }: ParseError): string {
  return `${rawMessage.replace(/\.$/, "")}.`;
}
