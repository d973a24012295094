import { z } from "zod";

/** An identity provider for sign-in: Google, or another OpenID Connect issuer. */
export interface ProviderConfig {
  readonly id: "google" | "oidc";
  /** The provider's name on screen: 'Sign in with {name}'. */
  readonly name: string;
  /** The issuer's URL, which its tokens also contain, without a trailing slash. */
  readonly issuer: string;
  readonly clientId: string;
  /** Never print it. */
  readonly clientSecret: string;
}

const googleIssuer = "https://accounts.google.com";

const text = z.string().trim().min(1, "set a text that is not blank, or leave it out").optional();

/** The providers' environment variables. */
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

/** Groups of settings that must all be set or all be missing. */
const groups = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
] as const;

/** The missing settings of incomplete groups, each with an error message. */
export function missingProviderSettings(values: ProviderValues): { name: string; line: string }[] {
  return groups.flatMap((group) => {
    const given = group.find((name) => values[name] !== undefined);
    if (given === undefined) return [];
    const missing = group.filter((name) => values[name] === undefined);
    return missing.map((name) => ({ name, line: `${given} needs it, or leave both out` }));
  });
}

/** The configured providers, in the order on the sign-in screen. */
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
