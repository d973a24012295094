import type { Logger } from "../logger.ts";

/** A mail with one thing to do: a few sentences, and a link. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Sentences of plain text, each a paragraph of one line. They may contain names that other people chose; the mailer escapes them. */
  readonly lines: readonly string[];
  /** A text by another person, shown as a quotation with its line breaks. */
  readonly quote?: string;
  readonly link: { readonly label: string; readonly url: string };
  /** Where mails of this kind are ended with one click (RFC 8058), for mails that nobody asked for one by one. */
  readonly unsubscribeUrl?: string;
}

/** Sends mail. */
export interface Mailer {
  /** Whether the mail was handed over. A failure is logged, never thrown: nobody's work fails for want of a mail. */
  send(mail: Mail): Promise<boolean>;
}

/** Stands where no SMTP server is set: the link is written to the log, for whoever runs the server to pass on. */
export function createLogMailer(logger: Logger): Mailer {
  return {
    async send({ to, subject, link }) {
      logger.warn(
        { to, subject, link: link.url },
        "No SMTP_URL is set, so this mail was not sent.",
      );
      return false;
    },
  };
}
