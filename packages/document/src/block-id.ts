declare const brand: unique symbol;

/**
 * Names a block of a page for as long as the block lives: through edits, moves, drafts and versions. Unique within a page.
 * One to 32 letters, digits, hyphens and underscores.
 */
export type BlockId = string & { readonly [brand]: "Block" };

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const newIdCharacters = 12;

/** A block id that no other block has: 12 characters, 72 random bits. */
export function newBlockId(): BlockId {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(newIdCharacters));
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join("") as BlockId;
}

/** Whether a value has the shape of a block id. */
export function isBlockId(value: unknown): value is BlockId {
  return typeof value === "string" && /^[A-Za-z0-9_-]{1,32}$/.test(value);
}
