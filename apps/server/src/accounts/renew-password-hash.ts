import type { UserId } from "@stemma/domain/ids";
import type { LinkingStore } from "./linking.store.ts";
import type { PasswordHashing } from "./password-hashing.ts";
import { currentProof } from "./sign-in-proof.ts";

interface Needs {
  readonly linking: Pick<LinkingStore, "findPassword" | "renewPassword">;
  readonly passwords: PasswordHashing;
}

/**
 * Hashes a password anew that has just proven right, if its hash is weak, and notes the new hash in the request's proof. Of several sign-ins
 * at once, one replaces the hash and the others note it. A password that was changed meanwhile stays changed.
 */
export async function renewPasswordHash(
  { linking, passwords }: Needs,
  userId: UserId,
  password: unknown,
): Promise<void> {
  const proof = currentProof();
  const before = proof?.passwordHash;
  if (proof === undefined || before === undefined || typeof password !== "string") return;
  if (!passwords.isWeak(before)) return;
  const hash = await passwords.hash(password);
  if (await linking.renewPassword(userId, { before, hash })) {
    proof.passwordHash = hash;
    return;
  }
  const current = await linking.findPassword(userId);
  if (current !== null && (await passwords.verify({ hash: current, password }))) {
    proof.passwordHash = current;
  }
}
