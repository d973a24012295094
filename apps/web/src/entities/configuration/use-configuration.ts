import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Account } from "@stemma/contract/accounts.contract";
import {
  defaultSidebarSettings,
  type SidebarSettings,
} from "@stemma/domain/configuration/default-configuration";
import type { OrganizationId } from "@stemma/domain/ids";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { changeOptimistically, drawOn } from "../../lib/queries/optimistic-change.ts";

/** A change to a configuration; fields left out stay. `orgDisplayName: null` removes the display name. */
export interface ConfigurationChange {
  readonly orgDisplayName?: string | null;
  readonly sidebarSettings?: Partial<SidebarSettings>;
}

type Configuration = Account["configuration"];

/**
 * The person's settings in the active organization. `change` is an optimistic change, shown on every screen. `failure`
 * says why the latest change failed, until the next one.
 */
export function useConfiguration() {
  const queryClient = useQueryClient();
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const [failure, setFailure] = useState<string | null>(null);
  return {
    orgDisplayName: account?.configuration.orgDisplayName ?? null,
    sidebarSettings: account?.configuration.sidebarSettings ?? defaultSidebarSettings,
    change: (change: ConfigurationChange) => {
      setFailure(null);
      changeConfiguration(queryClient, change).catch((error: unknown) =>
        setFailure(failureWords(error)),
      );
    },
    failure,
  };
}

/**
 * Changes the settings in the active organization. The optimistic change is shown only while that organization stays
 * active.
 */
export async function changeConfiguration(
  queryClient: QueryClient,
  change: ConfigurationChange,
): Promise<void> {
  const account = queryClient.getQueryData(orpc.accounts.current.queryKey());
  const show =
    (id: OrganizationId | undefined, update: (known: Configuration) => Configuration) =>
    (shown: Account): Account =>
      shown.configuration.id === id
        ? { ...shown, configuration: update(shown.configuration) }
        : shown;
  await changeOptimistically<Configuration>(queryClient, {
    scope: "configuration",
    draws: [
      drawOn(
        orpc.accounts.current.queryKey(),
        show(account?.configuration.id, (known) => apply(known, change)),
        (shown, saved: Configuration) => show(saved.id, () => saved)(shown),
      ),
    ],
    send: () => api.settings.updateConfiguration(change),
  });
}

function apply(configuration: Configuration, change: ConfigurationChange): Configuration {
  return {
    ...configuration,
    ...change,
    sidebarSettings: { ...configuration.sidebarSettings, ...change.sidebarSettings },
  };
}
