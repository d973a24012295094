import { toOneLine } from "@stemma/domain/text/one-line";
import { createTransport } from "nodemailer";
import type { Logger } from "../logger.ts";
import { html, plainText } from "./mail-bodies.ts";
import type { Mail, Mailer } from "./mailer.ts";

/** The timeout of each SMTP step, in milliseconds. */
const patienceMs = 10_000;

/** Sends mails through an SMTP server, as plain text and as HTML with the same content. */
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
      const { to } = mail;
      const subject = toOneLine(mail.subject);
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

/** The headers that let mail programs show an unsubscribe button (RFC 8058). */
function headers({ unsubscribeUrl }: Mail): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  return {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
