import { z } from "zod";

/** The least length of a secret, in UTF-16 units. */
export const secretLengthMin = 32;

const line = `set at least ${secretLengthMin} random characters (openssl rand -hex 32)`;

/** The key with which the server signs. */
export const secretSettings = z.object({
  STEMMA_SECRET: z.string().min(secretLengthMin, line).optional(),
});

/** The secret, if it is missing beside a database that several servers may share. */
export function missingSecretSettings({
  STEMMA_SECRET,
  DATABASE_URL,
}: z.output<typeof secretSettings> & { readonly DATABASE_URL?: string | undefined }): {
  name: string;
  line: string;
}[] {
  if (DATABASE_URL === undefined || STEMMA_SECRET !== undefined) return [];
  return [
    { name: "STEMMA_SECRET", line: `DATABASE_URL needs a secret that all servers share: ${line}` },
  ];
}
