import { createAuthorizationURL, validateAuthorizationCode } from "better-auth/oauth2";
import type { OAuthProvider } from "better-auth/oauth2";
import { APIError } from "better-auth/api";
import { emailShape } from "@stemma/contract/value-shapes";
import { toPersonName } from "@stemma/domain/account/person-name";
import { describeError } from "../../platform/describe-error.ts";
import type { ProviderConfig } from "../../platform/config/provider-settings.ts";
import type { Logger } from "../../platform/logger.ts";
import { createDiscovery } from "./discover-issuer.ts";
import { readClaims, type Claims } from "./read-claims.ts";

const scopes = ["openid", "email", "profile"];

/**
 * An OpenID Connect issuer as a provider of better-auth: code flow with PKCE, state and nonce. The issuer is discovered
 * at sign-in, so an unreachable issuer does not block the server's start and works again when it is back. Errors are
 * logged without tokens.
 */
export function createOpenIdProvider(
  { id, name, issuer: issuerAddress, clientId, clientSecret }: ProviderConfig,
  logger: Logger,
): OAuthProvider<Claims> {
  const discover = createDiscovery(issuerAddress);
  const options = { clientId, clientSecret };
  const warn = (error: unknown, words: string) => {
    const err = error instanceof Error ? describeError(error) : undefined;
    logger.warn({ err, provider: id }, words);
  };
  return {
    id,
    name,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => profile.sub,

    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce }) {
      const issuer = await discover().catch((error: unknown) => {
        warn(error, "An issuer cannot be reached.");
        throw new APIError("SERVICE_UNAVAILABLE", { code: "PROVIDER_UNREACHABLE" });
      });
      // Lets people with several accounts at the provider choose one, also after a wrong first choice.
      const mayChoose =
        id === "google" || issuer.prompt_values_supported.includes("select_account");
      return createAuthorizationURL({
        id,
        options,
        authorizationEndpoint: issuer.authorization_endpoint,
        state,
        codeVerifier,
        scopes,
        redirectURI,
        ...(mayChoose && { prompt: "select_account" as const }),
        ...(idTokenNonce !== undefined && { nonce: idTokenNonce }),
      });
    },

    async validateAuthorizationCode({ code, codeVerifier, redirectURI }) {
      const issuer = await discover();
      const methods = issuer.token_endpoint_auth_methods_supported;
      return validateAuthorizationCode({
        code,
        codeVerifier,
        redirectURI,
        options,
        tokenEndpoint: issuer.token_endpoint,
        authentication: methods.includes("client_secret_basic") ? "basic" : "post",
      });
    },

    async getUserInfo({ idToken, accessToken, expectedIdTokenNonce: nonce }) {
      try {
        const tokens = { idToken, accessToken };
        const claims = await readClaims(await discover(), tokens, { clientId, nonce });
        // Treat a malformed or too long address as missing.
        const email = emailShape.safeParse(claims.email).data;
        const emailVerified = claims.email_verified === true || claims.email_verified === "true";
        return { user: { name: nameIn(claims), email, emailVerified }, data: claims };
      } catch (error) {
        warn(error, "An issuer's answer could not be believed.");
        return null;
      }
    },
  };
}

function nameIn({ name, given_name: given = "", family_name: family = "", email }: Claims): string {
  const personName = [name ?? "", `${given} ${family}`].map(toPersonName).find((one) => one !== "");
  return personName ?? email?.split("@")[0] ?? "";
}
