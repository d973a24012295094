import { toOneLine } from "@stemma/domain/text/one-line";
import { createTransport } from "nodemailer";
import type { Logger } from "../logger.ts";
import { html, plainText } from "./mail-bodies.ts";
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

/** Lets mail programs offer to end such mails (RFC 8058). */
function headers({ unsubscribeUrl }: Mail): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  return {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
