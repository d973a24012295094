import { AsyncLocalStorage } from "node:async_hooks";
import type { SessionId } from "@stemma/domain/ids";
import type { SignInAttempt } from "./limit-sign-in.ts";

/** The sign-in method that the current request proved, and whether it was still valid when the session began. */
export interface SignInProof {
  /** The stored hash that the password matched. */
  passwordHash?: string;
  /** The digest of the hash that the password matched in an earlier request, whose sign-in waits for a code. */
  passwordDigest?: string;
  /** The attempt at a code, for a sign-in that waits for one. */
  codeAttempt?: SignInAttempt;
  /** The period of the code of an app that the request gave, of 30 seconds since 1970, and whether that code was used before. */
  codePeriod?: number;
  isCodeUsed?: boolean;
  /** The session in which the second factor is turned on or off. It goes on, although better-auth wants to begin another. */
  keptSession?: SessionId;
  /** The password was right, and sign-in asks for a code as well: the session that begins in this request must end in it. */
  needsCode?: boolean;
  /** The request makes the sign-in account of a new person, in a transaction that has not ended. */
  makesUser?: boolean;
  /** The account row (`authentication.accounts`) that was used or added. */
  accountId?: string;
  /** The id of the key that signed the sign-in. */
  credentialId?: string;
  /** The passkey that this request adds, and the digest of the password that was proven for it; `null` for a person without one. */
  addedPasskey?: { readonly credentialId: string; readonly passwordDigest: string | null };
  /** The method was removed, or stopped being enough, before the session began; so the session was removed too. */
  isOutdated: boolean;
}

/** Turned off by `withBetterAuth`, inside which every request is handled. */
export const proofs = new AsyncLocalStorage<SignInProof>();

/** The proof of the current request; `undefined` outside of `withSignInProof`. */
export function currentProof(): SignInProof | undefined {
  return proofs.getStore();
}

/** Runs the work of one request with its own proof. */
export async function withSignInProof<Result>(
  work: (proof: SignInProof) => Promise<Result>,
): Promise<Result> {
  const proof: SignInProof = { isOutdated: false };
  return proofs.run(proof, work, proof);
}
