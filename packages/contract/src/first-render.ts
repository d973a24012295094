import type { Account } from "./accounts.contract.ts";
import type { PageView } from "./pages.contract.ts";

/** The id of the script element that holds a {@link FirstRender} as JSON in the first HTML. */
export const firstRenderElementId = "stemma-first-render";

/** What the server knows of itself and tells everybody. */
export interface ServerSettings {
  readonly productName: string;
  /** Whether 'Sign in with Google' works here. */
  readonly isGoogleSetUp: boolean;
  /** The name in 'Sign in with {name}', where another provider is set up; `null` where none is. */
  readonly providerName: string | null;
  /** Whether this server sends mail; where not, its links are in its log. */
  readonly isMailSetUp: boolean;
}

/** What the first HTML carries, so that the first render fetches nothing. */
export interface FirstRender {
  readonly settings: ServerSettings;
  /** `null` for a visitor who is not signed in or whose account is not opened yet. */
  readonly account: Account | null;
  /** The page of a `/page/{pageId}` address, where the visitor may see it. */
  readonly pageView: PageView | null;
}
