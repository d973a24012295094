import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { Reader } from "@stemma/contract/permissions.contract";
import { orpc } from "../../lib/api.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { afterRoleChanges, type RoleChange } from "./readers/after-role-changes.ts";
import { givingUpWords, type GivingUp } from "./readers/giving-up-words.ts";
import type { Ground } from "./sight/ground.ts";

interface AskingFirst {
  /** `change` applies a change, or asks for confirmation first if the asker reduces their own role. */
  readonly change: (wanted: RoleChange) => void;
  readonly question: ReactNode;
}

/** Asks for confirmation before people reduce their own role. */
export function useAskingFirst(
  readers: readonly Reader[],
  ground: Ground,
  onChange: (change: RoleChange) => void,
): AskingFirst {
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const [asking, setAsking] = useState<(GivingUp & { readonly change: RoleChange }) | null>(null);

  function change(wanted: RoleChange): void {
    const asker = readers.find(({ id }) => id === account?.user.id);
    if (asker === undefined || asker.id !== wanted.person.id) {
      onChange(wanted);
      return;
    }
    const after = afterRoleChanges([asker], [wanted], ground)[0]?.role ?? null;
    const words = givingUpWords(asker.role, after, ground);
    if (words === null) onChange(wanted);
    else setAsking({ ...words, change: wanted });
  }

  return {
    change,
    question: (
      <ConfirmDialog
        isOpen={asking !== null}
        question={asking?.question ?? ""}
        yes={asking?.yes ?? ""}
        no="CANCEL"
        onNo={() => setAsking(null)}
        onYes={() => {
          if (asking !== null) onChange(asking.change);
          setAsking(null);
        }}
      >
        {asking?.consequence}
      </ConfirmDialog>
    ),
  };
}
