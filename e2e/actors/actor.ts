import type { BrowserContext, Page } from "@playwright/test";
import type { Api } from "./api.ts";
import type { Complaints } from "./complaints.ts";

/** Who an actor is, and how they sign in. */
export interface Credentials {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A person in the play: a browser of their own, and the same session for scripts. */
export interface Actor extends Credentials {
  readonly context: BrowserContext;
  /** The IP address that the server sees for their browser. */
  readonly address: string;
  /** The tab they begin with. */
  readonly page: Page;
  /** What a script of theirs would call, signed in as they are. */
  readonly api: Api;
  /** What their browser complained about; a scenario fails on any it did not provoke. */
  readonly complaints: Complaints;
  /** Opens another tab of the same browser. */
  openTab(): Promise<Page>;
}
