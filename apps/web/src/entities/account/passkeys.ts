import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { AuthenticationFailure } from "./auth.ts";
import { field, getAuth, postAuth } from "./post-auth.ts";

/** Why a passkey was not added. */
export type AddingFailure =
  | "NOT_ADDED"
  | "ALREADY_ADDED"
  | "TOO_MANY_PASSKEYS"
  | "IDENTITY_NOT_PROVEN"
  | "TOO_MANY_REQUESTS"
  | "UNEXPECTED";

const addingFailures: ReadonlySet<unknown> = new Set<AddingFailure>([
  "TOO_MANY_PASSKEYS",
  "IDENTITY_NOT_PROVEN",
]);

/** Makes a passkey in the person's device or password manager, and adds it to the account. `null` on success. */
export async function addPasskey(name: string, proof: string): Promise<AddingFailure | null> {
  const asked = await getAuth(`passkey/generate-register-options?context=${proof}`);
  if (asked.status >= 300) return addingFailureOf(asked.status, asked.answer);
  const optionsJSON = asked.answer as PublicKeyCredentialCreationOptionsJSON;
  try {
    const response = await startRegistration({ optionsJSON });
    const { status, answer } = await postAuth("passkey/verify-registration", { response, name });
    return status < 300 ? null : addingFailureOf(status, answer);
  } catch (error) {
    if (isNamed(error, "InvalidStateError")) return "ALREADY_ADDED";
    return isClosed(error) ? "NOT_ADDED" : "UNEXPECTED";
  }
}

/** Signs in with a passkey, which the browser lets the person choose. `null` on success. */
export async function signInWithPasskey(): Promise<AuthenticationFailure | null> {
  const asked = await getAuth("passkey/generate-authenticate-options");
  if (asked.status === 429) return "TOO_MANY_REQUESTS";
  if (asked.status >= 300) return "UNEXPECTED";
  const options = asked.answer as PublicKeyCredentialRequestOptionsJSON;
  try {
    const response = await startAuthentication({
      // The device asks who holds it: the server refuses a passkey that did not.
      optionsJSON: { ...options, userVerification: "required" },
    });
    const { status, answer } = await postAuth("passkey/verify-authentication", { response });
    if (status < 300) return null;
    if (status === 429) return "TOO_MANY_REQUESTS";
    return field(answer, "code") === "PASSKEY_NOT_FOUND" ? "PASSKEY_UNKNOWN" : "UNEXPECTED";
  } catch (error) {
    return isClosed(error) ? "PASSKEY_NOT_USED" : "UNEXPECTED";
  }
}

function addingFailureOf(status: number, answer: unknown): AddingFailure {
  if (status === 429) return "TOO_MANY_REQUESTS";
  const code = field(answer, "code");
  return addingFailures.has(code) ? (code as AddingFailure) : "UNEXPECTED";
}

/** Whether the person closed the browser's question, or it took too long: browsers do not tell which. */
function isClosed(error: unknown): boolean {
  return isNamed(error, "NotAllowedError") || isNamed(error, "AbortError");
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
