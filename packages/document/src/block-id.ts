declare const brand: unique symbol;

/**
 * The id of a block, unique within its page. It stays the same through edits, moves, drafts and versions. One to 32
 * letters, digits, hyphens and underscores.
 */
export type BlockId = string & { readonly [brand]: "Block" };

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const newIdCharacters = 12;

/** A new random block id: 12 characters, 72 random bits. */
export function newBlockId(): BlockId {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(newIdCharacters));
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join("") as BlockId;
}

/** Whether a value has the shape of a block id. */
export function isBlockId(value: unknown): value is BlockId {
  return typeof value === "string" && /^[A-Za-z0-9_-]{1,32}$/.test(value);
}
