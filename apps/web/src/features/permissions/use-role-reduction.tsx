import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { Reader } from "@stemma/contract/permissions.contract";
import { orpc } from "../../lib/api.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { messages } from "./messages.ts";
import { afterRoleChanges, type RoleChange } from "./readers/after-role-changes.ts";
import { roleReductionWords, type RoleReduction } from "./readers/role-reduction-words.ts";
import type { Resource } from "./visibility/resource.ts";

interface RoleReductionQuestion {
  /** `change` applies a change, or asks for confirmation first if the person reduces their own role. */
  readonly change: (wanted: RoleChange) => void;
  readonly question: ReactNode;
}

/** Asks for confirmation before people reduce their own role. */
export function useRoleReduction(
  readers: readonly Reader[],
  resource: Resource,
  onChange: (change: RoleChange) => void,
): RoleReductionQuestion {
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const [unconfirmed, setUnconfirmed] = useState<
    (RoleReduction & { readonly change: RoleChange }) | null
  >(null);

  function change(wanted: RoleChange): void {
    const you = readers.find(({ id }) => id === account?.user.id);
    if (you === undefined || you.id !== wanted.person.id) {
      onChange(wanted);
      return;
    }
    const after = afterRoleChanges([you], [wanted], resource)[0]?.role ?? null;
    const words = roleReductionWords(you.role, after, resource);
    if (words === null) onChange(wanted);
    else setUnconfirmed({ ...words, change: wanted });
  }

  return {
    change,
    question: (
      <ConfirmDialog
        isOpen={unconfirmed !== null}
        question={unconfirmed?.question ?? ""}
        yes={unconfirmed?.yes ?? ""}
        no={messages.cancel}
        onNo={() => setUnconfirmed(null)}
        onYes={() => {
          if (unconfirmed !== null) onChange(unconfirmed.change);
          setUnconfirmed(null);
        }}
      >
        {unconfirmed?.consequence}
      </ConfirmDialog>
    ),
  };
}
