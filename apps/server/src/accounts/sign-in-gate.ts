import { APIError } from "better-auth/api";
import type { UserId } from "@stemma/domain/ids";
import type { AuthNeeds } from "./auth-needs.ts";
import { callerAddress } from "./caller-address.ts";
import { createKnownAddressStore } from "./known-address.store.ts";
import { countFailure, clearAccountFailures, findAttemptWaitMs } from "./limit-sign-in.ts";
import type { SignInAttempt } from "./limit-sign-in.ts";
import { currentProof } from "./sign-in-proof.ts";
import { createSecondFactorStore } from "./second-factor.store.ts";
import { createSignInFailureStore } from "./sign-in-failure.store.ts";

/** The part of better-auth's endpoint context that the gate reads. */
interface Endpoint {
  readonly path?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Headers | undefined;
}

/** A user who signed in, and the client address. */
interface From {
  readonly userId: UserId;
  readonly ipAddress: string | null;
}

/** Protects sign-in with a password, and with a code after it, against guessing (decisions 16 and 65). */
export function createSignInGate({ sql, clock }: Pick<AuthNeeds, "sql" | "clock">) {
  const knownAddresses = createKnownAddressStore(sql);
  const secondFactors = createSecondFactorStore(sql);
  const needs = { failures: createSignInFailureStore(sql), knownAddresses, clock };

  async function remember(userId: UserId, address: string | null): Promise<void> {
    if (address) await knownAddresses.remember(userId, address, clock.now());
  }

  return {
    /** Refuses an attempt that must wait. Called before the password check, and again before a session is created. */
    async check(endpoint: Endpoint | null): Promise<void> {
      const attempt = attemptAt(endpoint);
      const waitMs = attempt === null ? 0 : await findAttemptWaitMs(needs, attempt);
      if (waitMs > 0) throw tooManyAttempts(waitMs);
    },

    /** Counts a wrong password or code, or an unknown account. Fails with "too many attempts" if the attempt had to wait. */
    async fail(endpoint: Endpoint): Promise<void> {
      const attempt = attemptAt(endpoint);
      const waitMs = attempt === null ? 0 : await countFailure(needs, attempt);
      if (waitMs > 0) throw tooManyAttempts(waitMs);
    },

    /** Stores the client address of a sign-in, by password or provider, as known. */
    remember: async ({ userId, ipAddress }: From): Promise<void> => remember(userId, ipAddress),

    /** Deletes the client address again if the sign-in method was removed meanwhile. */
    async forget({ userId, ipAddress }: From): Promise<void> {
      if (ipAddress) await knownAddresses.forget(userId, ipAddress);
    },

    /** Deletes earlier failures after a sign-in with the password, and the code if it needs one. */
    async succeed(endpoint: Endpoint | null): Promise<void> {
      const attempt = attemptAt(endpoint);
      if (attempt !== null) await clearAccountFailures(needs, attempt.email);
    },

    /**
     * After a reset by a mailed link: deletes the failures, unless a code is asked for after the password, and stores the client
     * address as known, so that sign-in with the password never waits there.
     */
    async reset(user: { readonly id: UserId; readonly email: string }, headers: Headers) {
      // Whoever reads the mails could otherwise guess codes for ever.
      if (!(await secondFactors.isOn(user.id))) await clearAccountFailures(needs, user.email);
      await remember(user.id, callerAddress(headers));
    },
  };
}

export type SignInGate = ReturnType<typeof createSignInGate>;

/** The attempt in a request; `null` for every endpoint except sign-in with a password, and with the code after it. */
function attemptAt(endpoint: Endpoint | null): SignInAttempt | null {
  const codeAttempt = currentProof()?.codeAttempt;
  if (codeAttempt !== undefined) return codeAttempt;
  if (endpoint?.path !== "/sign-in/email" || endpoint.headers === undefined) return null;
  const { body } = endpoint;
  const email: unknown = typeof body === "object" && body !== null && Reflect.get(body, "email");
  return typeof email === "string" ? { email, address: callerAddress(endpoint.headers) } : null;
}

/** The refusal after too many attempts, with the message from the specification, section 8. */
export function tooManyAttempts(waitMs: number): APIError {
  return new APIError(
    "TOO_MANY_REQUESTS",
    {
      code: "TOO_MANY_REQUESTS",
      message: "Too many failed attempts. Please wait or reset your password.",
    },
    { "Retry-After": String(Math.ceil(waitMs / 1_000)) },
  );
}
