import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type TestInfo,
} from "@playwright/test";
import type { Actor } from "./actors/actor.ts";
import { createActor } from "./actors/create-actor.ts";
import { openAccount } from "./actors/open-account.ts";
import { createOpenIdIssuer, type OpenIdIssuer } from "./server/openid-issuer.ts";
import { startMailBox, type MailBox } from "./server/mail-box.ts";
import { startStemma, type StemmaServer } from "./server/stemma-server.ts";

/** Creates a person with their own browser. */
export type Enter = (name: string, options?: BrowserContextOptions) => Promise<Actor>;

interface Cast {
  /** The server under test. */
  readonly server: StemmaServer;
  /** Creates a person who is signed in. */
  readonly enter: Enter;
  /** Creates a person who is not signed in. */
  readonly enterUnknown: Enter;
  /** A signed-in person with their own organization and workspace 'Personal'. */
  readonly owner: Actor;
  /** A signed-in person who is a member of nothing that belongs to the owner. */
  readonly stranger: Actor;
  /** A browser without a session. */
  readonly visitor: Actor;
}

/** A server with an OpenID Connect issuer. */
interface ProviderHouse {
  readonly server: StemmaServer;
  readonly issuer: OpenIdIssuer;
}

/** A server that sends its mails to a test mail server. */
interface MailHouse {
  readonly server: StemmaServer;
  readonly mailBox: MailBox;
}

interface House {
  /** The server that the scenarios of one worker share. */
  readonly sharedServer: StemmaServer;
  /** The server with mail that the scenarios of one worker share; started on first use. */
  readonly mailHouse: MailHouse;
  /** The server with an issuer that the scenarios of one worker share; started on first use. */
  readonly providerHouse: ProviderHouse;
}

/** A scenario: a rule of the product, tested by actors. It fails on browser errors that it does not allow. */
export const scenario = base.extend<Cast, House>({
  sharedServer: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern to learn which fixtures are needed
    async ({}, use) => {
      const server = await startStemma();
      await use(server);
      await server.dispose();
    },
    { scope: "worker", timeout: 240_000 },
  ],

  mailHouse: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern to learn which fixtures are needed
    async ({}, use) => {
      const mailBox = await startMailBox();
      const server = await startStemma({ SMTP_URL: mailBox.smtpUrl });
      await use({ server, mailBox });
      await server.dispose();
      await mailBox.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],

  providerHouse: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern to learn which fixtures are needed
    async ({}, use) => {
      const issuer = await createOpenIdIssuer();
      const server = await startStemma(issuer.settings);
      await use({ server, issuer });
      await server.dispose();
    },
    { scope: "worker", timeout: 240_000 },
  ],

  server: async ({ sharedServer }, use) => use(sharedServer),

  enterUnknown: async ({ browser, server }, use, testInfo) => {
    const actors: Actor[] = [];
    await use(async (name, options) => {
      const actor = await createActor(browser, server.url, name, options);
      // Reading the account without a session is answered with 401.
      actor.complaints.allow(/^401 GET .*\/rpc\/accounts\/current/);
      // A visit is recorded in the background: 404 if the item was closed or deleted in the meantime.
      actor.complaints.allow(/^404 POST .*\/rpc\/recents\/add/);
      actors.push(actor);
      return actor;
    });
    const hasFailed = testInfo.status !== testInfo.expectedStatus;
    for (const { name, complaints, context } of actors) {
      if (hasFailed) await attachScreens(testInfo, name, context);
      await context.close();
      expect(complaints.unprovoked(), `what the browser of ${name} complained about`).toEqual([]);
    }
  },

  enter: async ({ enterUnknown, server }, use) => {
    await use(async (name, options) => {
      const actor = await enterUnknown(name, options);
      await openAccount(server, actor);
      return actor;
    });
  },

  owner: async ({ enter }, use) => use(await enter("Olga Owner")),
  stranger: async ({ enter }, use) => use(await enter("Sam Stranger")),
  visitor: async ({ enterUnknown }, use) => use(await enterUnknown("Vera Visitor")),
});

/**
 * Attaches a screenshot of every tab. Playwright's `screenshot: "only-on-failure"` also takes one of every tab that is
 * closed in a scenario that passes, and throws it away: a twentieth of the suite's processor time.
 */
async function attachScreens(
  testInfo: TestInfo,
  name: string,
  context: BrowserContext,
): Promise<void> {
  for (const [index, page] of context.pages().entries()) {
    const body = await page.screenshot();
    await testInfo.attach(`${name}, tab ${index + 1}`, { body, contentType: "image/png" });
  }
}

export { expect } from "@playwright/test";
