import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { Account } from "@stemma/contract/accounts.contract";
import {
  defaultSidebarSettings,
  type SidebarSettings,
} from "@stemma/domain/configuration/default-configuration";
import { api, orpc } from "./api.ts";
import { failureWords } from "./failure-words.ts";

/** A change of a configuration: what is left out stays. A display name of `null` is none. */
export interface ConfigurationChange {
  readonly orgDisplayName?: string | null;
  readonly sidebarSettings?: Partial<SidebarSettings>;
}

type Configuration = Account["configuration"];

const mutationKey = ["configuration"];

/**
 * The person's settings in the active organization, and how to change them: at once on every screen, and back again
 * where the server did not take it (`failure` then says why, until the next change). Changes are sent one after the other.
 */
export function useConfiguration() {
  const queryClient = useQueryClient();
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const { mutate, error } = useMutation({
    mutationKey,
    scope: { id: "configuration" },
    mutationFn: (change: ConfigurationChange) => api.settings.updateConfiguration(change),
    onMutate: async (change) => {
      // An answer that is on its way does not know of the change.
      await queryClient.cancelQueries({ queryKey: orpc.accounts.current.key() });
      const before = readConfiguration(queryClient);
      if (before !== undefined) writeConfiguration(queryClient, before.id, apply(before, change));
      return before;
    },
    onSuccess: (saved) => {
      const isLast = queryClient.isMutating({ mutationKey }) <= 1;
      if (isLast) writeConfiguration(queryClient, saved.id, saved);
    },
    onError: (_error, change, before) => {
      const now = readConfiguration(queryClient);
      if (before === undefined || now === undefined) return;
      writeConfiguration(queryClient, before.id, apply(now, takeBack(change, before, now)));
      void queryClient.invalidateQueries({ queryKey: orpc.accounts.current.key() });
    },
  });
  return {
    orgDisplayName: account?.configuration.orgDisplayName ?? null,
    sidebarSettings: account?.configuration.sidebarSettings ?? defaultSidebarSettings,
    change: (change: ConfigurationChange) => mutate(change),
    failure: error === null ? null : failureWords(error),
  };
}

function readConfiguration(queryClient: QueryClient): Configuration | undefined {
  return queryClient.getQueryData(orpc.accounts.current.queryKey())?.configuration;
}

/** Shows a configuration everywhere, while its organization is the active one. */
function writeConfiguration(
  queryClient: QueryClient,
  id: Configuration["id"],
  configuration: Configuration,
): void {
  queryClient.setQueryData(orpc.accounts.current.queryKey(), (account) =>
    account?.configuration.id === id ? { ...account, configuration } : account,
  );
}

function apply(configuration: Configuration, change: ConfigurationChange): Configuration {
  return {
    ...configuration,
    ...change,
    sidebarSettings: { ...configuration.sidebarSettings, ...change.sidebarSettings },
  };
}

/** The change that undoes another one, where nothing later changed the same. */
function takeBack(
  { orgDisplayName, sidebarSettings = {} }: ConfigurationChange,
  before: Configuration,
  now: Configuration,
): ConfigurationChange {
  const isNamed = orgDisplayName !== undefined && now.orgDisplayName === orgDisplayName;
  const undone = Object.entries(sidebarSettings).flatMap(([name, value]) => {
    const key = name as keyof SidebarSettings;
    return now.sidebarSettings[key] === value ? [[key, before.sidebarSettings[key]]] : [];
  });
  return {
    ...(isNamed ? { orgDisplayName: before.orgDisplayName } : {}),
    sidebarSettings: Object.fromEntries(undone) as Partial<SidebarSettings>,
  };
}
