import { z } from "zod";

const line =
  "set an address such as postgres://user:password@host:5432/stemma, or leave it out for the embedded database";
const address = (otherwise: string) =>
  z
    .string()
    .trim()
    .regex(/^postgres(ql)?:\/\/\S+$/, otherwise)
    .optional();
const furtherLine =
  "set an address such as postgres://user:password@host:5432/stemma, or leave it out";

/** The settings of the PostgreSQL that is used instead of the embedded one. */
export const databaseSettings = z.object({
  DATABASE_URL: address(line),
  DATABASE_LISTEN_URL: address(furtherLine),
  DATABASE_REPLICA_URL: address(furtherLine),
});

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
