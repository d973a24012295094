import type { Account } from "./accounts.contract.ts";
import type { PageView } from "./page-view-shape.ts";

/** The id of the script element that holds a {@link FirstRender} as JSON in the first HTML. */
export const firstRenderElementId = "stemma-first-render";

/** The id of the script element that holds the list of {@link FirstAnswer} as JSON, at the end of the first HTML. */
export const firstAnswersElementId = "stemma-first-answers";

/** The server's public settings. */
export interface ServerSettings {
  readonly productName: string;
  /** Whether 'Sign in with Google' is configured. */
  readonly isGoogleSetUp: boolean;
  /** The name in 'Sign in with {name}' of the configured OpenID provider; `null` if there is none. */
  readonly providerName: string | null;
  /** Whether the server sends mail. Without mail, the server writes its links to its log. */
  readonly isMailSetUp: boolean;
}

/** The data embedded in the first HTML, so that the first render needs no request. */
export interface FirstRender {
  readonly settings: ServerSettings;
  /** `null` for a visitor without a session or without an opened account. */
  readonly account: Account | null;
  /** The page of a `/page/{pageId}` address, if the visitor can see it. */
  readonly pageView: PageView | null;
}

/** The answer to a call that the first screen would make: the server makes it, as the same person in the same organization. */
export interface FirstAnswer {
  /** The procedure, as in the contract: `["pins", "list"]`. */
  readonly path: readonly string[];
  /** What the client would send; none where the procedure takes none. */
  readonly input?: unknown;
  /** `infinite` if the client reads the list in parts, of which this is the first. */
  readonly type: "query" | "infinite";
  readonly output: unknown;
}
