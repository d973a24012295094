import { randomInt } from "node:crypto";

/** How many recovery codes a person gets. Each signs in once. */
const count = 10;

/** Letters and digits that nobody takes for another when they read them from paper. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";

/** New recovery codes, such as `7kq2m-x9hct`: 49 bits each. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => `${letters()}-${letters()}`);
}

function letters(): string {
  return Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
}
