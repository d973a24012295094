/** Why signing in with a provider failed. */
export type ProviderFailure =
  | "POPUP_BLOCKED"
  | "POPUP_CLOSED"
  | "CANCELLED"
  | "PROVIDER_UNREACHABLE"
  | "PROVIDER_FAILED"
  | "NOT_LINKED"
  | "ANSWER_INVALID"
  | "STATE_LOST"
  | "NO_EMAIL"
  | "TOO_MANY_REQUESTS"
  | "UNEXPECTED"
  | "OTHER";

/** The error codes of the server and the provider, as they appear in the address to which a sign-in returns. */
const failures: ReadonlyMap<string, ProviderFailure> = new Map(
  Object.entries({
    access_denied: "CANCELLED",
    consent_required: "CANCELLED",
    interaction_required: "CANCELLED",
    login_required: "CANCELLED",
    account_selection_required: "CANCELLED",
    account_not_linked: "NOT_LINKED",
    unable_to_link_account: "NOT_LINKED",
    unable_to_get_user_info: "ANSWER_INVALID",
    issuer_mismatch: "ANSWER_INVALID",
    nonce_binding_missing: "ANSWER_INVALID",
    state_mismatch: "STATE_LOST",
    state_not_found: "STATE_LOST",
    state_invalid: "STATE_LOST",
    email_not_found: "NO_EMAIL",
    invalid_code: "PROVIDER_FAILED",
    server_error: "PROVIDER_FAILED",
    temporarily_unavailable: "PROVIDER_FAILED",
    internal_server_error: "UNEXPECTED",
  } as const),
);

/** The failure for the error code of an address; `null` if there is none. */
export function readProviderFailure(error: string | null | undefined): ProviderFailure | null {
  if (error === null || error === undefined) return null;
  return failures.get(error) ?? "OTHER";
}
