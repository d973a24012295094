import { escapeHtml } from "@stemma/document/html/escape-html";
import { toOneLine } from "@stemma/domain/text/one-line";
import type { Mail } from "./mailer.ts";

/** A mail as plain text. A name cannot add a line or paragraph, and every line of the quote starts with `>`. */
export function plainText({ lines, quote = "", link, unsubscribeUrl }: Mail): string {
  const quoted =
    quote === ""
      ? []
      : [
          linesOf(quote)
            .map((line) => `> ${line}`)
            .join("\n"),
        ];
  const end = unsubscribeUrl === undefined ? [] : [`No more such mails:\n${unsubscribeUrl}`];
  const paragraphs = [...lines.map(toOneLine), ...quoted, `${link.label}:\n${link.url}`, ...end];
  return `${paragraphs.join("\n\n")}\n`;
}

/** The same mail as HTML. */
export function html({ lines, quote = "", link, unsubscribeUrl }: Mail): string {
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("");
  const quoteStyle = "margin:0;padding-left:12px;border-left:3px solid #d9cfbf";
  const quoted =
    quote === ""
      ? ""
      : `<blockquote style="${quoteStyle}">${linesOf(quote).map(escapeHtml).join("<br>")}</blockquote>`;
  const url = escapeHtml(link.url);
  const anchor = `<p><a href="${url}" style="color:#a8321f;font-weight:600">${escapeHtml(link.label)}</a></p>`;
  const linkAsText = `<p style="color:#6b6459;font-size:13px">Or copy this address: ${url}</p>`;
  const end =
    unsubscribeUrl === undefined
      ? ""
      : `<p style="color:#6b6459;font-size:13px"><a href="${escapeHtml(unsubscribeUrl)}" style="color:#6b6459">No more such mails</a></p>`;
  const bodyStyle = "font-family:Georgia,serif;font-size:16px;line-height:1.5;color:#26221c";
  return `<!doctype html><html><body style="${bodyStyle}">${paragraphs}${quoted}${anchor}${linkAsText}${end}</body></html>`;
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\r\u0085\u2028\u2029]/).map(toOneLine);
}
