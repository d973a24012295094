import { AsyncLocalStorage } from "node:async_hooks";

/** By what the request at work showed who somebody is, and whether that was still theirs when the session began. */
interface SignInProof {
  /** The hash that the right password was checked against. */
  passwordHash?: string;
  /** The row of the way to sign in that was used or added. */
  accountId?: string;
  /** Whether that way had ended before the session began, so that the session was ended too. */
  isOutdated: boolean;
}

const proofs = new AsyncLocalStorage<SignInProof>();

/** The proof of the request that is at work; `undefined` outside of `withSignInProof`. */
export function currentProof(): SignInProof | undefined {
  return proofs.getStore();
}

/** Does the work of one request, and remembers for its length what the request showed. */
export async function withSignInProof<Result>(
  work: (proof: SignInProof) => Promise<Result>,
): Promise<Result> {
  const proof: SignInProof = { isOutdated: false };
  return proofs.run(proof, work, proof);
}
