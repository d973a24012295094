import { useQuery } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { DeleteOrganizationDialog } from "../../features/settings/organization/delete-organization-dialog.tsx";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { focusScreenHeading } from "../../ui/layout/focus-screen-heading.ts";
import { showFailureToast, showToast } from "../../ui/messages/toasts.ts";
import { messages } from "./messages.ts";
import { useOrganizationSwitch } from "./use-organization-switch.ts";

/** Deletes the organization of this tab, and opens another one of the person. A toast takes it back. */
export function DeleteOrganizationModal({ onClose }: { readonly onClose: () => void }) {
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  const { remove, switchTo } = useOrganizationSwitch();
  if (account === undefined) return null;
  const { id, organizationName } = account.organization;

  async function deleteIt(typed: string): Promise<void> {
    await remove(id, typed);
    // What opened this dialog is gone, like the organization.
    flushSync(onClose);
    if (document.activeElement === document.body) focusScreenHeading();
    const { done, undo, notRestored } = messages.deletion;
    const restore = async () => {
      await api.organizations.restore({ organizationId: id });
      await switchTo(id);
    };
    showToast(done(organizationName), {
      action: {
        label: undo,
        onAct: () => {
          restore().catch((error: unknown) =>
            showFailureToast(notRestored(organizationName, failureWords(error))),
          );
        },
      },
    });
  }

  return (
    <DeleteOrganizationDialog
      organizationName={organizationName}
      onClose={onClose}
      onDelete={deleteIt}
    />
  );
}
