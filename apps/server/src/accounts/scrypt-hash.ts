import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** What a hash costs: `N` (a power of two) and `r` its memory, N × r × 128 bytes, and with `p` its work. */
export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** A hash that names its cost, taken apart. */
export interface ScryptHash {
  readonly cost: ScryptCost;
  readonly salt: Buffer;
  readonly key: Buffer;
}

const saltBytes = 16;
const keyBytes = 32;

const pattern = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([\w+/]+)\$([\w+/]+)$/;

/**
 * The salted hash of a text, which names its cost, as a PHC string: `$scrypt$ln=14,r=8,p=1${salt}${key}`, `ln` being the binary logarithm
 * of N. Computed in a thread of Node's pool.
 */
export async function hashByScrypt(
  text: string,
  cost: ScryptCost,
  salt: Buffer = randomBytes(saltBytes),
): Promise<string> {
  const key = await deriveKey(text, { cost, salt, bytes: keyBytes });
  const { N, r, p } = cost;
  return `$scrypt$ln=${Math.log2(N)},r=${r},p=${p}$${inBase64(salt)}$${inBase64(key)}`;
}

/** Takes a hash of {@link hashByScrypt} apart; `null` for any other text. */
export function readScryptHash(hash: string): ScryptHash | null {
  const [, ln, r, p, salt, key] = pattern.exec(hash) ?? [];
  if (salt === undefined || key === undefined) return null;
  return {
    cost: { N: 2 ** Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64"),
    key: Buffer.from(key, "base64"),
  };
}

/** Whether the hash is that of the text. */
export async function matchesScryptHash(
  text: string,
  { cost, salt, key }: ScryptHash,
): Promise<boolean> {
  return timingSafeEqual(await deriveKey(text, { cost, salt, bytes: key.length }), key);
}

function deriveKey(
  text: string,
  { cost, salt, bytes }: { cost: ScryptCost; salt: Buffer; bytes: number },
): Promise<Buffer> {
  const { N, r, p } = cost;
  // Node refuses what needs more than 32 MB, unless it is told.
  const maxmem = 256 * N * r;
  return new Promise((resolve, reject) => {
    scrypt(text.normalize("NFKC"), salt, bytes, { N, r, p, maxmem }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** Without padding, as PHC strings have it. */
function inBase64(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
