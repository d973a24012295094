import type { BrowserContext, Page } from "@playwright/test";
import type { Api } from "./api.ts";
import type { Complaints } from "./complaints.ts";

/** An actor's name, and how they sign in. */
export interface Credentials {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A person in a scenario: their own browser, and an API client with the same session. */
export interface Actor extends Credentials {
  readonly context: BrowserContext;
  /** The IP address that the server sees for this browser. */
  readonly address: string;
  /** The actor's first tab. */
  readonly page: Page;
  /** The API, called with the actor's session. */
  readonly api: Api;
  /** The errors that the actor's browser reported; a scenario fails on any that it does not allow. */
  readonly complaints: Complaints;
  /** Opens another tab of the same browser. */
  openTab(): Promise<Page>;
}
