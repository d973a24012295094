/** The shortest name, or part of an address, that is looked for in a password. In UTF-16 units. */
const wordMinCharacters = 3;

/** What can be guessed about somebody who chooses a password. */
export interface PasswordOwner {
  readonly names: readonly string[];
  readonly email: string;
}

/** What can be guessed about a server. */
export interface PasswordPlace {
  readonly productName: string;
  /** The host of the server's public address. */
  readonly hostname: string;
}

/**
 * The words that a password must not be made of: those of the person's names and address, of the product's name and of the server's
 * host. Folded by {@link foldPassword}, the longest first. Not the last part of a domain, because `com` and `org` are in many words.
 */
export function passwordWords(owner: PasswordOwner, place: PasswordPlace): readonly string[] {
  const [mailbox = "", domain = ""] = owner.email.split("@");
  const texts = [
    ...owner.names,
    mailbox,
    ...domain.split(".").slice(0, -1),
    place.productName,
    ...place.hostname.split(".").slice(0, -1),
  ];
  const words = texts
    .flatMap((text) => foldPassword(text).split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => word.length >= wordMinCharacters && /\p{L}/u.test(word));
  return [...new Set(words)].toSorted((one, other) => other.length - one.length);
}

/** What is left of a folded password without the words. */
export function withoutWords(folded: string, words: readonly string[]): string {
  return words.reduce((left, word) => left.replaceAll(word, ""), folded);
}

/** A password as it is compared with words: whoever guesses tries capitals and other writings of the same letters too. */
export function foldPassword(password: string): string {
  return password.normalize("NFKC").toLowerCase();
}
