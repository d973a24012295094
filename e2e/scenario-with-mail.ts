import { scenario } from "./scenario.ts";
import type { MailBox } from "./server/mail-box.ts";

/**
 * A scenario with a server that sends mail. The scenarios of one worker share the server, so each uses its own
 * addresses.
 */
export const scenarioWithMail = scenario.extend<{ readonly mailBox: MailBox }>({
  mailBox: async ({ mailHouse }, use) => use(mailHouse.mailBox),
  server: async ({ mailHouse }, use) => use(mailHouse.server),
});
