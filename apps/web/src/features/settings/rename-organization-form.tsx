import { useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { Account } from "@stemma/contract/accounts.contract";
import { nameMaxCharacters } from "@stemma/domain/workspace/workspace-name";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useRenaming } from "../../lib/queries/use-renaming.ts";
import { Icon } from "../../ui/buttons/icon.tsx";
import { DialogAction } from "../../ui/dialogs/dialog-action.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { messages } from "./messages.tsx";
import styles from "./settings.module.css";

interface RenameOrganizationFormProps {
  readonly organization: Pick<Account["organization"], "id" | "organizationName">;
}

/**
 * The organization's name, for its administrators. All members see it, so it is saved by a button and not by
 * autosave.
 */
export function RenameOrganizationForm({ organization }: RenameOrganizationFormProps) {
  const { id: organizationId, organizationName: stored } = organization;
  const queryClient = useQueryClient();
  const { value, setValue, fieldRef, isReady, isSaved, error, submit } = useRenaming(
    stored,
    async (organizationName) => {
      await api.organizations.rename({ organizationId, organizationName });
      await queryClient.invalidateQueries({ queryKey: orpc.accounts.current.key() });
      void queryClient.invalidateQueries({ queryKey: orpc.organizations.key() });
    },
  );
  return (
    <form className={styles["rename"]} onSubmit={submit}>
      <div className={styles["autosave"]}>
        <TextField
          ref={fieldRef}
          label={messages.organizationName}
          autoComplete="off"
          maxLength={nameMaxCharacters}
          value={value}
          onValue={setValue}
        />
        <output className={styles["status"]}>
          {isSaved && (
            <>
              <Icon of={Check} />
              <span className="visually-hidden">{messages.saved(messages.organizationName)}</span>
            </>
          )}
        </output>
      </div>
      <DialogAction label={messages.save} type="submit" disabled={!isReady} />
      {error !== null && <Notice tone="error">{messages.notRenamed(failureWords(error))}</Notice>}
    </form>
  );
}
