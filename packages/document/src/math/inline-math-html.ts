import { escapeHtml } from "../html/escape-html.ts";

/** The HTML of a formula in a line: its source. A browser draws the formula into the same element. */
export function inlineMathHtml(source: string): string {
  return `<span class="${inlineMathClass}" translate="no" dir="ltr"><span class="${texClass}">${escapeHtml(source)}</span></span>`;
}

/** The class of a formula in a line, and that of its source in it. */
export const inlineMathClass = "inline-math";
export const texClass = "tex";
