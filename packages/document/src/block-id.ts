declare const brand: unique symbol;

/**
 * The id of a block, unique within its page. It stays the same through edits, moves, drafts and versions. One to 32
 * letters, digits, hyphens and underscores.
 */
export type BlockId = string & { readonly [brand]: "Block" };

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const newIdCharacters = 12;

/** Random bytes in stock: asking for them costs as much for hundreds of ids as for one. */
const stock = new Uint8Array(newIdCharacters * 256);
let used = stock.length;

/** A new random block id: 12 characters, 72 random bits. */
export function newBlockId(): BlockId {
  if (used === stock.length) {
    globalThis.crypto.getRandomValues(stock);
    used = 0;
  }
  const end = used + newIdCharacters;
  let id = "";
  for (; used < end; used += 1) id += alphabet.charAt((stock[used] ?? 0) % alphabet.length);
  return id as BlockId;
}

/** Whether a value has the shape of a block id. */
export function isBlockId(value: unknown): value is BlockId {
  return typeof value === "string" && /^[A-Za-z0-9_-]{1,32}$/.test(value);
}
