import { z } from "zod";
import { isDecodable } from "./is-decodable.ts";

const line =
  "set an address such as postgres://user:password@host:5432/stemma, or leave it out for the embedded database";
const address = (otherwise: string) =>
  z
    .string()
    .trim()
    .regex(/^postgres(ql)?:\/\/\S+$/, otherwise)
    .refine(isReadable, otherwise)
    .optional();
const furtherLine =
  "set an address such as postgres://user:password@host:5432/stemma, or leave it out";

/** The settings of the PostgreSQL that is used instead of the embedded one. */
export const databaseSettings = z.object({
  DATABASE_URL: address(line),
  DATABASE_LISTEN_URL: address(furtherLine),
  DATABASE_REPLICA_URL: address(furtherLine),
});

/**
 * Whether the driver can take the address apart. It fails with a message that repeats the address, password included, as at a
 * `#` or `/` that is not written as `%23` or `%2F`.
 */
function isReadable(text: string): boolean {
  const [authority = ""] = text.slice(text.indexOf("://") + 3).split(/[?/]/);
  const hosts = authority.slice(authority.indexOf("@") + 1);
  // Of several hosts, the driver reads the first one alone as a part of the address.
  const [first = ""] = hosts.split(",");
  const address = text.replace(hosts, first);
  if (!URL.canParse(address)) return false;
  const { username, password, hash } = new URL(address);
  return hash === "" && [username, password, hosts].every(isDecodable);
}

type Values = z.output<typeof databaseSettings>;

/** The settings that others need and that are missing. */
export function missingDatabaseSettings(values: Values): { name: string; line: string }[] {
  const needing = (["DATABASE_LISTEN_URL", "DATABASE_REPLICA_URL"] as const).find(
    (name) => values[name] !== undefined,
  );
  if (values.DATABASE_URL !== undefined || needing === undefined) return [];
  return [
    { name: "DATABASE_URL", line: `set the address of the database, or leave out ${needing}` },
  ];
}
