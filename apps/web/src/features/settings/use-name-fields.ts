import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { Account } from "@stemma/contract/accounts.contract";
import { toOneLine } from "@stemma/domain/text/one-line";
import { api, orpc } from "../../lib/api.ts";
import { showAnswer } from "../../lib/queries/optimistic-change.ts";
import { useAutosave } from "./use-autosave.ts";

const context = { outlivesPage: true };

/** The autosave fields of a person's names; a saved name updates every screen. */
export function useNameFields({ user, configuration }: Account) {
  const queryClient = useQueryClient();
  const firstName = useAutosave(user.firstName, async (value) => {
    const { firstName } = await api.settings.updateUser(
      { firstName: toOneLine(value) },
      { context },
    );
    show(queryClient, (account) => ({ ...account, user: { ...account.user, firstName } }));
  });
  const lastName = useAutosave(user.lastName, async (value) => {
    const { lastName } = await api.settings.updateUser({ lastName: toOneLine(value) }, { context });
    show(queryClient, (account) => ({ ...account, user: { ...account.user, lastName } }));
  });
  const displayName = useAutosave(configuration.orgDisplayName ?? "", async (value) => {
    const change = { orgDisplayName: toOneLine(value) };
    const { id, orgDisplayName } = await api.settings.updateConfiguration(change, { context });
    show(queryClient, (account) =>
      account.configuration.id === id
        ? { ...account, configuration: { ...account.configuration, orgDisplayName } }
        : account,
    );
  });
  return { firstName, lastName, displayName };
}

/** Updates the name in the cached account, and refetches everything that contains it: bylines, histories. */
function show(queryClient: QueryClient, change: (account: Account) => Account): void {
  showAnswer(queryClient, orpc.accounts.current.queryKey(), change);
  void queryClient.invalidateQueries({ queryKey: orpc.pages.key() });
  void queryClient.invalidateQueries({ queryKey: orpc.versions.key() });
}
