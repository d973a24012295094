import type { ServerSettings } from "@stemma/contract/first-render";
import { messages } from "./messages.ts";

/** A provider with which people can sign in on this server. */
interface KnownProvider {
  readonly id: string;
  readonly name: string;
}

/** The providers that are set up on this server, in the order on screen. */
export function knownProviders({ isGoogleSetUp, providerName }: ServerSettings): KnownProvider[] {
  return [
    ...(isGoogleSetUp ? [{ id: "google", name: "Google" }] : []),
    ...(providerName === null ? [] : [{ id: "oidc", name: providerName }]),
  ];
}

/** The display name of a provider; 'the provider' if it is not set up any more. */
export function providerName(settings: ServerSettings, id: string): string {
  const known = knownProviders(settings).find((provider) => provider.id === id);
  return known?.name ?? messages.unknownProvider;
}
