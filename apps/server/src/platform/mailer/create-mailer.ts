import type { Config } from "../config/config.ts";
import type { Logger } from "../logger.ts";
import { createLogMailer, type Mailer } from "./mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

/** The mailer of these settings: with `SMTP_URL` by that server, else by the log. */
export function createMailer(
  { smtpUrl, mailFrom }: Pick<Config, "smtpUrl" | "mailFrom">,
  logger: Logger,
): Mailer {
  if (smtpUrl === undefined) return createLogMailer(logger);
  return createSmtpMailer({ smtpUrl, from: mailFrom }, logger);
}
