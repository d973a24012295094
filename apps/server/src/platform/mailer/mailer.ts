import type { Logger } from "../logger.ts";

/** A mail with one call to action: a few sentences and a link. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /**
   * Sentences of plain text, each a paragraph of one line. They may contain names that other people chose; the mailer
   * escapes them.
   */
  readonly lines: readonly string[];
  /** A text by another person, shown as a quotation with its line breaks. */
  readonly quote?: string;
  readonly link: { readonly label: string; readonly url: string };
  /** The one-click unsubscribe URL (RFC 8058), for mails that the recipient did not request individually. */
  readonly unsubscribeUrl?: string;
}

/** Sends mail. */
export interface Mailer {
  /**
   * Whether the mail server accepted the mail. A failure is logged, never thrown: a failed mail must not fail the
   * user's action.
   */
  send(mail: Mail): Promise<boolean>;
}

/** The mailer without an SMTP server: writes the link to the log, so that the operator can pass it on. */
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
