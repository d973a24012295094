import { randomBytes, scryptSync } from "node:crypto";
import type { PasswordHashing } from "../accounts/password-hashing.ts";

/** The lowest cost that scrypt allows. better-auth's cost deliberately takes a tenth of a second of CPU time. */
const cost = { N: 2, r: 1, p: 1 };

const keyOf = (password: string, salt: string) =>
  scryptSync(password.normalize("NFKC"), salt, 64, cost).toString("hex");

/** Hashes passwords at almost no cost, for tests that sign up hundreds of people. */
export const quickPassword: PasswordHashing = {
  async hash(password) {
    const salt = randomBytes(16).toString("hex");
    return `${salt}:${keyOf(password, salt)}`;
  },
  async verify({ hash, password }) {
    const [salt = "", key] = hash.split(":");
    return keyOf(password, salt) === key;
  },
  isWeak: () => false,
};
