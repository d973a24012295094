import { knownProviders } from "../../../entities/account/known-providers.ts";
import { useServerSettings } from "../../../lib/server-settings.ts";
import { SettingRow } from "./setting-row.tsx";
import { messages } from "../messages.tsx";

/** The providers that the server supports, and whether each is linked to the account. */
export function ProviderSetting({ providers }: { readonly providers: readonly string[] }) {
  const known = knownProviders(useServerSettings());
  return known.map(({ id, name }) => (
    <SettingRow
      key={id}
      label={name}
      value={providers.includes(id) ? messages.linked : messages.notLinked(name)}
    />
  ));
}
