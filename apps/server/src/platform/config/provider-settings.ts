import { z } from "zod";

/** A provider with which people sign in: Google, or another OpenID Connect issuer. */
export interface ProviderConfig {
  readonly id: "google" | "oidc";
  /** What people call it: 'Sign in with {name}'. */
  readonly name: string;
  /** Where it is found, and what its tokens name, without a trailing slash. */
  readonly issuer: string;
  readonly clientId: string;
  /** Never print it. */
  readonly clientSecret: string;
}

const googleIssuer = "https://accounts.google.com";

const text = z.string().trim().min(1).optional();

/** The settings of providers, by the names of their variables. */
export const providerSettings = z.object({
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  OIDC_ISSUER: z
    .string()
    .trim()
    .regex(
      /^https?:\/\/[^\s?#]+$/,
      "set the issuer's address, such as https://login.example.com, or leave it out",
    )
    .transform((issuer) => issuer.replace(/\/$/, ""))
    .optional(),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_NAME: text,
});

type ProviderValues = z.output<typeof providerSettings>;

/** Settings that only work together. */
const groups = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
] as const;

/** The settings that are missing beside others that need them, each with a line that says so. */
export function missingProviderSettings(values: ProviderValues): { name: string; line: string }[] {
  return groups.flatMap((group) => {
    const given = group.find((name) => values[name] !== undefined);
    if (given === undefined) return [];
    const missing = group.filter((name) => values[name] === undefined);
    return missing.map((name) => ({ name, line: `${given} needs it, or leave both out` }));
  });
}

/** The providers that are set up, in the order in which they are offered. */
export function readProviders(values: ProviderValues): ProviderConfig[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = values;
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = values;
  const providers: ProviderConfig[] = [];
  if (GOOGLE_CLIENT_ID !== undefined && GOOGLE_CLIENT_SECRET !== undefined) {
    const client = { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET };
    providers.push({ id: "google", name: "Google", issuer: googleIssuer, ...client });
  }
  if (
    OIDC_ISSUER !== undefined &&
    OIDC_CLIENT_ID !== undefined &&
    OIDC_CLIENT_SECRET !== undefined
  ) {
    const client = { clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET };
    const name = OIDC_NAME ?? new URL(OIDC_ISSUER).hostname;
    providers.push({ id: "oidc", name, issuer: OIDC_ISSUER, ...client });
  }
  return providers;
}
