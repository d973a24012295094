import type { ServerSettings } from "@stemma/contract/first-render";
import { createContext, useContext } from "react";

/** The default settings where the HTML carries none, as in development. */
export const unknownSettings: ServerSettings = {
  productName: "Stemma",
  isGoogleSetUp: false,
  providerName: null,
  isMailSetUp: true,
};

/** The settings that the first HTML carries. */
export const ServerSettingsContext = createContext<ServerSettings>(unknownSettings);

/** The product's name, and whether mail and each way to sign in are set up. */
export function useServerSettings(): ServerSettings {
  return useContext(ServerSettingsContext);
}
