import { passwordMinCharacters } from "@stemma/domain/account/password-min-characters";

let reading: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a folded password is one of the 17,950 most used ones that are long enough. Whoever guesses tries those first. The list is
 * read when somebody chooses a password for the first time, which takes some milliseconds, and is kept: it never changes.
 */
export async function isCommonPassword(folded: string): Promise<boolean> {
  reading ??= readPasswords();
  return (await reading).has(folded);
}

/** The passwords of the list are folded already: all are of small letters, digits and signs of ASCII. */
async function readPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const passwords = dictionary["passwords-common"];
  return new Set(passwords.filter(({ length }) => length >= passwordMinCharacters));
}
