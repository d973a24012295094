import { useQueryClient } from "@tanstack/react-query";
import type { Member } from "@stemma/contract/members.contract";
import { api } from "../../lib/api.ts";
import { invalidatePeople } from "../../entities/person/invalidate-people.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { BusyOverlay } from "../../ui/messages/busy-overlay.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.ts";
import { memberFailureWords } from "./member-failure-words.ts";

interface RemoveMemberDialogProps {
  readonly member: Member;
  readonly organizationName: string;
  readonly onClose: () => void;
}

/** Asks for confirmation before a member is removed from the organization, and says what is kept and what is lost. */
export function RemoveMemberDialog(props: RemoveMemberDialogProps) {
  const { member, organizationName, onClose } = props;
  const queryClient = useQueryClient();
  const { run, isRunning, error } = useSingleFlight(async () => {
    await api.members.remove({ userId: member.id });
    await invalidatePeople(queryClient);
    onClose();
  });
  return (
    <>
      <ConfirmDialog
        isOpen
        question={messages.removal.question(member.name, organizationName)}
        yes={messages.remove}
        no={messages.cancel}
        onYes={() => void run()}
        onNo={onClose}
      >
        {messages.removal.consequence}
        {error !== null && (
          <Notice tone="error">
            {messages.failures.remove(member.name, memberFailureWords(error))}
          </Notice>
        )}
      </ConfirmDialog>
      <BusyOverlay text={isRunning ? messages.removal.removing : null} />
    </>
  );
}
