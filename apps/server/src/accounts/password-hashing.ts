import { hashPassword, verifyPassword } from "better-auth/crypto";
import { hashByScrypt, matchesScryptHash, readScryptHash, type ScryptCost } from "./scrypt-hash.ts";

/** Hashes passwords for storage, and checks them. */
export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (tried: {
    readonly hash: string;
    readonly password: string;
  }) => Promise<boolean>;
  /** Whether a hash took less work than a new one, and is replaced when its owner signs in. */
  readonly isWeak: (hash: string) => boolean;
}

/** The cost of better-auth's hashes, `{salt}:{key}`, which do not name it. */
const unnamedCost: ScryptCost = { N: 16_384, r: 16, p: 1 };

/**
 * The cost of new hashes. With another one, hashes name it. That needs a release before that reads such hashes (decision 63): 0.1 is the
 * first, so the release after it may raise this, to OWASP's `{ N: 16_384, r: 8, p: 5 }` or more.
 */
const passwordCost = unnamedCost;

/** Hashing with scrypt, by default at the cost of this release. Hashes of any cost are read. */
export function createPasswordHashing(cost: ScryptCost = passwordCost): PasswordHashing {
  return {
    hash: (password) =>
      cost === unnamedCost ? hashPassword(password) : hashByScrypt(password, cost),
    verify({ hash, password }) {
      const named = readScryptHash(hash);
      return named === null
        ? verifyPassword({ hash, password })
        : matchesScryptHash(password, named);
    },
    isWeak: (hash) => workOf(readScryptHash(hash)?.cost ?? unnamedCost) < workOf(cost),
  };
}

function workOf({ N, r, p }: ScryptCost): number {
  return N * r * p;
}
