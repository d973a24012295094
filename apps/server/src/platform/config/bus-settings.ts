import path from "node:path";
import { z } from "zod";
import { isDecodable } from "./is-decodable.ts";

/** Where NATS is, and how a node signs in there. Contains a password or a token: never print it. */
export interface NatsPlace {
  /** Hosts with their ports; a node uses any of them. */
  readonly servers: readonly string[];
  /** Whether TLS is required. */
  readonly isEncrypted: boolean;
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly token: string | undefined;
  /** The absolute path of a file with a JWT and an nkey. */
  readonly credentialsFile: string | undefined;
}

const addressLine =
  "set an address such as nats://user:password@nats.internal:4222 or tls://nats.internal:4222, several with commas between them, or leave it out";

const portByDefault = 4222;

/** The settings of the bus between nodes. */
export const busSettings = z.object({
  STEMMA_BUS_URL: z
    .string()
    .trim()
    .refine((text) => readAddresses(text) !== undefined, addressLine)
    .optional(),
  STEMMA_BUS_CREDENTIALS: z
    .string()
    .trim()
    .min(1, "set the file with the credentials for NATS, or leave it out")
    .transform((file) => path.resolve(file))
    .optional(),
});

type Values = z.output<typeof busSettings>;

/** The settings that others need and that are missing. */
export function missingBusSettings(values: Values): { name: string; line: string }[] {
  if (values.STEMMA_BUS_CREDENTIALS === undefined || values.STEMMA_BUS_URL !== undefined) return [];
  const line = "set the address of NATS, or leave out the credentials";
  return [{ name: "STEMMA_BUS_URL", line }];
}

/** The place of NATS; undefined if PostgreSQL is the bus. */
export function readNatsPlace(values: Values): NatsPlace | undefined {
  const addresses = readAddresses(values.STEMMA_BUS_URL ?? "");
  const [first] = addresses ?? [];
  if (addresses === undefined || first === undefined) return undefined;
  const [user, password] = [first.username, first.password].map(
    (part) => decodeURIComponent(part) || undefined,
  );
  return {
    servers: addresses.map(({ hostname, port }) => `${hostname}:${port || portByDefault}`),
    isEncrypted: first.protocol === "tls:",
    user: password === undefined ? undefined : user,
    password,
    // Without a password, it is a token.
    token: password === undefined ? user : undefined,
    credentialsFile: values.STEMMA_BUS_CREDENTIALS,
  };
}

/** The addresses of a cluster, of which the first names who signs in; undefined for a mistake. */
function readAddresses(text: string): readonly URL[] | undefined {
  const parts = text.split(",").map((part) => part.trim());
  if (!parts.every((part) => URL.canParse(part))) return undefined;
  const addresses = parts.map((part) => new URL(part));
  const [first] = addresses;
  const isGood = addresses.every(
    ({ protocol, hostname, pathname, username, password }) =>
      (protocol === "nats:" || protocol === "tls:") &&
      protocol === first?.protocol &&
      hostname !== "" &&
      (pathname === "" || pathname === "/") &&
      isDecodable(username) &&
      isDecodable(password),
  );
  return isGood ? addresses : undefined;
}
