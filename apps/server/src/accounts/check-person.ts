import { APIError } from "better-auth/api";
import { emailShape } from "@stemma/contract/value-shapes";
import { readPersonName } from "@stemma/domain/account/person-name";

/** The endpoints of better-auth with an e-mail address in the body. */
const withEmail = new Set<string | undefined>([
  "/sign-up/email",
  "/sign-in/email",
  "/request-password-reset",
]);

/**
 * Refuses an invalid or too long e-mail address with INVALID_EMAIL, and an invalid name at sign-up with INVALID_NAME.
 * better-auth itself limits neither.
 */
export function checkPerson(path: string | undefined, body: unknown): void {
  if (!withEmail.has(path) || typeof body !== "object" || body === null) return;
  if (!emailShape.safeParse(Reflect.get(body, "email")).success) {
    throw new APIError("BAD_REQUEST", { code: "INVALID_EMAIL", message: "Invalid email" });
  }
  if (path !== "/sign-up/email") return;
  const name: unknown = Reflect.get(body, "name");
  if (typeof name !== "string" || readPersonName(name) === null) {
    throw new APIError("BAD_REQUEST", {
      code: "INVALID_NAME",
      message: "A name is one line of 1 to 200 characters.",
    });
  }
}
