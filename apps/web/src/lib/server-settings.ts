import type { ServerSettings } from "@stemma/contract/first-render";
import { createContext, useContext } from "react";

const unknown: ServerSettings = { productName: "Stemma", isGoogleSetUp: false };

/** What the server told of itself in the first HTML. */
export const ServerSettingsContext = createContext<ServerSettings>(unknown);

/** The product's name and which ways to sign in are set up. */
export function useServerSettings(): ServerSettings {
  return useContext(ServerSettingsContext);
}
