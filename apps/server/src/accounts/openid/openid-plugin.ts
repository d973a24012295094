import type { BetterAuthPlugin } from "better-auth";
import type { ProviderConfig } from "../../platform/config/provider-settings.ts";
import type { Logger } from "../../platform/logger.ts";
import { createOpenIdProvider } from "./openid-provider.ts";

/** Adds these issuers to better-auth as sign-in providers. */
export function openIdPlugin(
  providers: readonly ProviderConfig[],
  logger: Logger,
): BetterAuthPlugin {
  const socialProviders = providers.map((provider) => createOpenIdProvider(provider, logger));
  return { id: "stemma-openid", init: () => ({ context: { socialProviders } }) };
}
