import { AsyncLocalStorage } from "node:async_hooks";

/** The sign-in method that the current request proved, and whether it was still valid when the session began. */
interface SignInProof {
  /** The stored hash that the password matched. */
  passwordHash?: string;
  /** The account row (`authentication.accounts`) that was used or added. */
  accountId?: string;
  /** The method was removed before the session began, so the session was removed too. */
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
