import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { User } from "@stemma/contract/account-shapes";
import { api, orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { messages } from "./messages.ts";

type NotificationMail = User["notificationMail"];

/** The person's setting for notification mail: an optimistic update, rolled back if the request fails. */
export function useNotificationMail(user: User) {
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<NotificationMail | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function choose(notificationMail: NotificationMail): Promise<void> {
    setWanted(notificationMail);
    setFailure(null);
    try {
      await api.settings.updateUser({ notificationMail });
      await queryClient.invalidateQueries({ queryKey: orpc.accounts.key() });
    } catch (error) {
      setFailure(messages.mail.notSaved(failureWords(error)));
    }
    setWanted((known) => (known === notificationMail ? null : known));
  }

  return { mail: wanted ?? user.notificationMail, failure, choose };
}
