import path from "node:path";
import { z } from "zod";
import {
  missingProviderSettings,
  providerSettings,
  readProviders,
  type ProviderConfig,
} from "./provider-settings.ts";

/** The settings the server runs with, all checked. */
export interface Config {
  /** 0 lets the system choose a free port (tests). */
  readonly port: number;
  /**
   * The interface to listen on; undefined means every one, over IPv6 and IPv4, which is what `localhost` on a laptop
   * and a published port of a container both reach.
   */
  readonly host: string | undefined;
  /** The absolute path of the folder that holds the embedded database and the kept secret. */
  readonly dataDir: string;
  /** The PostgreSQL to use; undefined means the embedded one in `dataDir`. May hold a password: never print it. */
  readonly databaseUrl: string | undefined;
  /** The origin under which browsers reach the server, without a trailing slash. */
  readonly publicUrl: string;
  /** Signs sessions; undefined, only ever with the embedded database, means the one kept in `dataDir`. Never print it. */
  readonly secret: string | undefined;
  readonly productName: string;
  /** The mail server to hand mails to; undefined writes their links to the log. May hold a password: never print it. */
  readonly smtpUrl: string | undefined;
  /** The sender that mails name, as `address` or `Name <address>`. */
  readonly mailFrom: string;
  /** The providers with which people sign in, beside their password. */
  readonly providers: readonly ProviderConfig[];
}

/** A full configuration, or one readable line for each mistake in it. */
export type ConfigReading =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly mistakes: string[] };

/** The fewest characters of a secret. */
export const secretLengthMin = 32;

const portLine = "set a whole number from 0 to 65535, such as 3000";
const originLine = "set an origin without a path, such as https://wiki.example.com";
const smtpLine =
  "set an address such as smtp://user:password@mail.example.com:587 (or smtps://…:465), or leave it out";
const senderLine =
  "set an address such as wiki@example.com or Wiki <wiki@example.com>, or leave it out";

const settings = z
  .object({
    PORT: z
      .string()
      .trim()
      .regex(/^\d{1,5}$/, portLine)
      .transform(Number)
      .refine((port) => port <= 65_535, portLine)
      .default(3000),
    HOST: z
      .string()
      .trim()
      .regex(/^[\w.:%-]+$/, "set a host name or an IP address, such as 127.0.0.1, or leave it out")
      .optional(),
    STEMMA_DATA_DIR: z
      .string()
      .default("./data")
      .transform((folder) => path.resolve(folder)),
    DATABASE_URL: z
      .string()
      .trim()
      .regex(
        /^postgres(ql)?:\/\/\S+$/,
        "set an address such as postgres://user:password@host:5432/stemma, or leave it out for the embedded database",
      )
      .optional(),
    STEMMA_PUBLIC_URL: z
      .string()
      .trim()
      .refine((address) => readOrigin(address) !== undefined, originLine)
      .transform((address) => readOrigin(address) ?? address)
      .optional(),
    STEMMA_SECRET: z
      .string()
      .min(
        secretLengthMin,
        `set at least ${secretLengthMin} random characters (openssl rand -hex 32)`,
      )
      .optional(),
    STEMMA_PRODUCT_NAME: z
      .string()
      .trim()
      .min(1, "set a name that is not blank, or leave it out for Stemma")
      .default("Stemma"),
    SMTP_URL: z
      .string()
      .trim()
      .refine((address) => isSmtpAddress(address), smtpLine)
      .optional(),
    STEMMA_MAIL_FROM: z
      .string()
      .trim()
      .regex(/^([^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, senderLine)
      .optional(),
    ...providerSettings.shape,
  })
  .superRefine((values, context) => {
    for (const { name, line } of missingProviderSettings(values)) {
      context.addIssue({ code: "custom", path: [name], message: line });
    }
    if (values.DATABASE_URL !== undefined && values.STEMMA_SECRET === undefined) {
      context.addIssue({
        code: "custom",
        path: ["STEMMA_SECRET"],
        message: `DATABASE_URL needs a secret that all servers share: set at least ${secretLengthMin} random characters (openssl rand -hex 32)`,
      });
    }
  });

/** Settings whose values are never shown. */
const secretNames = new Set([
  "STEMMA_SECRET",
  "DATABASE_URL",
  "SMTP_URL",
  "GOOGLE_CLIENT_SECRET",
  "OIDC_CLIENT_SECRET",
]);

/**
 * Reads the settings from the environment. A variable that is there but empty counts as left out. Touches nothing:
 * whether the data folder can be written or the database answers is found out later.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigReading {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const reading = settings.safeParse(given);
  if (!reading.success) {
    return { ok: false, mistakes: reading.error.issues.map((issue) => describe(issue, given)) };
  }
  const values = reading.data;
  const publicUrl = values.STEMMA_PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    ok: true,
    config: {
      port: values.PORT,
      host: values.HOST,
      dataDir: values.STEMMA_DATA_DIR,
      databaseUrl: values.DATABASE_URL,
      publicUrl,
      secret: values.STEMMA_SECRET,
      productName: values.STEMMA_PRODUCT_NAME,
      smtpUrl: values.SMTP_URL,
      mailFrom: values.STEMMA_MAIL_FROM ?? `stemma@${new URL(publicUrl).hostname}`,
      providers: readProviders(values),
    },
  };
}

function describe(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  const value = given[name];
  if (value === undefined) return `${name} is missing: ${issue.message}.`;
  const shown = secretNames.has(name) ? "" : ` (${JSON.stringify(value)})`;
  return `${name}${shown} is not valid: ${issue.message}.`;
}

function readOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  const isOrigin = url.href === `${url.origin}/`;
  return isWeb && isOrigin ? url.origin : undefined;
}

function isSmtpAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === "smtp:" || protocol === "smtps:") && hostname !== "";
}
