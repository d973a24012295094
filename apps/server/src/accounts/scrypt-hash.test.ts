import { expect, test } from "vitest";
import { hashByScrypt, matchesScryptHash, readScryptHash } from "./scrypt-hash.ts";

const cost = { N: 16, r: 8, p: 2 };

async function matches(text: string, hash: string): Promise<boolean> {
  const read = readScryptHash(hash);
  return read !== null && matchesScryptHash(text, read);
}

test("a hash names its cost and its salt, and fits its text alone", async () => {
  const hash = await hashByScrypt("a text", cost);
  expect(hash).toMatch(/^\$scrypt\$ln=4,r=8,p=2\$[^$=]{22}\$[^$=]{43}$/);
  expect(readScryptHash(hash)?.cost).toEqual(cost);
  expect(await matches("a text", hash)).toBe(true);
  expect(await matches("another", hash)).toBe(false);
  expect(await hashByScrypt("a text", cost)).not.toBe(hash);
});

test("signs that can be written in two ways are one text", async () => {
  expect(await matches("cafe\u0301", await hashByScrypt("caf\u00e9", cost))).toBe(true);
});

test("the key is that of RFC 7914", async () => {
  const hash = await hashByScrypt(
    "pleaseletmein",
    { N: 16384, r: 8, p: 1 },
    Buffer.from("SodiumChloride"),
  );
  expect(readScryptHash(hash)?.key.toString("hex")).toBe(
    "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2",
  );
});

test.each(["", "salt:key", "$scrypt$ln=4,r=8,p=1$c2FsdA", "$argon2id$v=19$m=65536,t=2,p=1$a$b"])(
  "%j is no such hash",
  (text) => expect(readScryptHash(text)).toBeNull(),
);
