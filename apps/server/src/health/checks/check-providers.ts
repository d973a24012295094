import { createDiscovery } from "../../accounts/openid/discover-issuer.ts";
import type { Config } from "../../platform/config/config.ts";
import { bad, ok, reasonOf, type Finding } from "./finding.ts";

/** Looks whether the identity providers say where their endpoints are. */
export async function checkProviders({
  providers,
}: Pick<Config, "providers">): Promise<readonly Finding[]> {
  return Promise.all(
    providers.map(async ({ id, name, issuer }) => {
      try {
        await createDiscovery(issuer)();
        return ok("provider", `${name} answers.`);
      } catch (error) {
        const fix =
          id === "oidc"
            ? "check OIDC_ISSUER, and whether this machine reaches it"
            : "check whether this machine reaches it";
        return bad(
          "provider",
          `The identity provider's ${issuer}/.well-known/openid-configuration cannot be read (${reasonOf(error)}): ${fix}.`,
        );
      }
    }),
  );
}
