import { expect, test as base, type BrowserContextOptions } from "@playwright/test";
import type { Actor } from "./actors/actor.ts";
import { createActor } from "./actors/create-actor.ts";
import { openAccount } from "./actors/open-account.ts";
import { createOpenIdIssuer, type OpenIdIssuer } from "./server/openid-issuer.ts";
import { startMailBox, type MailBox } from "./server/mail-box.ts";
import { startStemma, type StemmaServer } from "./server/stemma-server.ts";

/** Lets a person enter the play, in a browser of their own. */
export type Enter = (name: string, options?: BrowserContextOptions) => Promise<Actor>;

interface Cast {
  /** The Stemma in which the actors play. */
  readonly server: StemmaServer;
  /** Brings in a person who is signed in. */
  readonly enter: Enter;
  /** Brings in a person who is not. */
  readonly enterUnknown: Enter;
  /** Signed in, with an organization and a workspace 'Personal' of their own. */
  readonly owner: Actor;
  /** Signed in, and a member of nothing that is the owner's. */
  readonly stranger: Actor;
  /** Nobody yet: a browser without a session. */
  readonly visitor: Actor;
}

/** A Stemma in which people sign in at an issuer beside it. */
interface ProviderHouse {
  readonly server: StemmaServer;
  readonly issuer: OpenIdIssuer;
}

/** A Stemma that sends its mails to a mail server beside it. */
interface MailHouse {
  readonly server: StemmaServer;
  readonly mailBox: MailBox;
}

interface House {
  /** The Stemma that the scenarios of one worker share. */
  readonly sharedServer: StemmaServer;
  /** The one that those about mail share; started when the first of them needs it. */
  readonly mailHouse: MailHouse;
  /** The one that those about a provider share, likewise. */
  readonly providerHouse: ProviderHouse;
}

/**
 * A scenario: a rule of the product, played by actors. It fails when a browser complained of anything that the scenario did
 * not provoke.
 */
export const scenario = base.extend<Cast, House>({
  sharedServer: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern to learn which fixtures are needed
    async ({}, use) => {
      const server = await startStemma();
      await use(server);
      await server.dispose();
    },
    { scope: "worker", timeout: 60_000 },
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
    { scope: "worker", timeout: 60_000 },
  ],

  providerHouse: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern to learn which fixtures are needed
    async ({}, use) => {
      const issuer = await createOpenIdIssuer();
      const server = await startStemma(issuer.settings);
      await use({ server, issuer });
      await server.dispose();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  server: async ({ sharedServer }, use) => use(sharedServer),

  enterUnknown: async ({ browser, server }, use) => {
    const actors: Actor[] = [];
    await use(async (name, options) => {
      const actor = await createActor(browser, server.url, name, options);
      // Whoever asks who they are, without a session, is told that they are nobody.
      actor.complaints.allow(/^401 GET .*\/rpc\/accounts\/current/);
      actors.push(actor);
      return actor;
    });
    for (const { name, complaints, context } of actors) {
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

export { expect } from "@playwright/test";
