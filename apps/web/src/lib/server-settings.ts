import type { ServerSettings } from "@stemma/contract/first-render";
import { createContext, useContext } from "react";

/** What stands where no server has told of itself, as in development. */
export const unknownSettings: ServerSettings = {
  productName: "Stemma",
  isGoogleSetUp: false,
  providerName: null,
  isMailSetUp: true,
};

/** What the server told of itself in the first HTML. */
export const ServerSettingsContext = createContext<ServerSettings>(unknownSettings);

/** The product's name and which ways to sign in are set up. */
export function useServerSettings(): ServerSettings {
  return useContext(ServerSettingsContext);
}
