import { scenario } from "./scenario.ts";
import { startMailBox, type MailBox } from "./server/mail-box.ts";
import { startStemma } from "./server/stemma-server.ts";

/** A scenario with a Stemma of its own that sends its mails to a mail server of its own. */
export const scenarioWithMail = scenario.extend<{ readonly mailBox: MailBox }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern to learn which fixtures are needed
  mailBox: async ({}, use) => {
    const mailBox = await startMailBox();
    await use(mailBox);
    await mailBox.close();
  },
  server: async ({ mailBox }, use) => {
    const server = await startStemma({ SMTP_URL: mailBox.smtpUrl });
    await use(server);
    await server.dispose();
  },
});
