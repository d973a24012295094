import { checkSmtp } from "../../platform/mailer/check-smtp.ts";
import type { Config } from "../../platform/config/config.ts";
import { bad, off, ok, reasonOf, type Finding } from "./finding.ts";

/** Looks whether the mail server answers and takes the password. Sends no mail. */
export async function checkMail({ smtpUrl }: Pick<Config, "smtpUrl">): Promise<Finding> {
  if (smtpUrl === undefined) {
    const line = "No mail is sent: the links of mails are in the log. To send mail, set SMTP_URL.";
    return off("mail", line);
  }
  const { host } = new URL(smtpUrl);
  try {
    await checkSmtp(smtpUrl);
    return ok("mail", `The mail server at ${host} answers.`);
  } catch (error) {
    return bad(
      "mail",
      `The mail server at ${host} takes no mail (${reasonOf(error)}): check SMTP_URL.`,
    );
  }
}
