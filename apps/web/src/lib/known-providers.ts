import type { ServerSettings } from "@stemma/contract/first-render";

/** A provider that this server lets people sign in with. */
interface KnownProvider {
  readonly id: string;
  readonly name: string;
}

/** The providers that are set up on this server, in the order in which they are offered. */
export function knownProviders({ isGoogleSetUp, providerName }: ServerSettings): KnownProvider[] {
  return [
    ...(isGoogleSetUp ? [{ id: "google", name: "Google" }] : []),
    ...(providerName === null ? [] : [{ id: "oidc", name: providerName }]),
  ];
}

/** What people call a provider; also of one that this server has no more. */
export function providerName(settings: ServerSettings, id: string): string {
  return knownProviders(settings).find((provider) => provider.id === id)?.name ?? "the provider";
}
