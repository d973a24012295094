import { checkSmtp } from "../../platform/mailer/check-smtp.ts";
import type { Config } from "../../platform/config/config.ts";
import { bad, ok, reasonOf, type Finding } from "./finding.ts";

/** Looks whether the mail server answers and takes the password. Sends no mail. */
export async function checkMail({ smtpUrl }: Pick<Config, "smtpUrl">): Promise<Finding> {
  if (smtpUrl === undefined) return ok("mail", "no SMTP_URL: links of mails stand in the log");
  const { host } = new URL(smtpUrl);
  try {
    await checkSmtp(smtpUrl);
    return ok("mail", `${host} answers`);
  } catch (error) {
    return bad("mail", `${host} takes no mail (${reasonOf(error)}): check SMTP_URL.`);
  }
}
