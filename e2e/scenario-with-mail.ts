import { scenario } from "./scenario.ts";
import type { MailBox } from "./server/mail-box.ts";

/** A scenario with a Stemma that sends mail. The scenarios of one worker share it, so each gives its people addresses of their own. */
export const scenarioWithMail = scenario.extend<{ readonly mailBox: MailBox }>({
  mailBox: async ({ mailHouse }, use) => use(mailHouse.mailBox),
  server: async ({ mailHouse }, use) => use(mailHouse.server),
});
