import { escapeHtml } from "@stemma/document/html/escape-html";
import { createTransport } from "nodemailer";
import type { Logger } from "../logger.ts";
import type { Mail, Mailer } from "./mailer.ts";

/** How long a mail server may take for each step of taking a mail. In milliseconds. */
const patienceMs = 10_000;

/** Hands mails to an SMTP server, as plain text and as HTML that says the same. */
export function createSmtpMailer(
  { smtpUrl, from }: { readonly smtpUrl: string; readonly from: string },
  logger: Logger,
): Mailer {
  const patience = {
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  };
  const transport = createTransport({ url: smtpUrl, ...patience }, { from });
  return {
    async send(mail) {
      const { to, subject } = mail;
      try {
        const text = plainText(mail);
        await transport.sendMail({ to, subject, text, html: html(mail), headers: headers(mail) });
        return true;
      } catch (error) {
        logger.error({ err: error, to, subject }, "A mail could not be sent.");
        return false;
      }
    },
  };
}

/** Lets mail programs offer to end such mails (RFC 8058). */
function headers({ unsubscribeUrl }: Mail): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  return {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

function plainText({ lines, link, unsubscribeUrl }: Mail): string {
  const end = unsubscribeUrl === undefined ? [] : [`No more such mails:\n${unsubscribeUrl}`];
  return [...lines, `${link.label}:\n${link.url}`, ...end].join("\n\n") + "\n";
}

function html({ lines, link, unsubscribeUrl }: Mail): string {
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("");
  const url = escapeHtml(link.url);
  const anchor = `<p><a href="${url}" style="color:#a8321f;font-weight:600">${escapeHtml(link.label)}</a></p>`;
  const spelt = `<p style="color:#6b6459;font-size:13px">Or copy this address: ${url}</p>`;
  const end =
    unsubscribeUrl === undefined
      ? ""
      : `<p style="color:#6b6459;font-size:13px"><a href="${escapeHtml(unsubscribeUrl)}" style="color:#6b6459">No more such mails</a></p>`;
  const looks = "font-family:Georgia,serif;font-size:16px;line-height:1.5;color:#26221c";
  return `<!doctype html><html><body style="${looks}">${paragraphs}${anchor}${spelt}${end}</body></html>`;
}
