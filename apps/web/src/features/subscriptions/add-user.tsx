import { useQueryClient } from "@tanstack/react-query";
import { useState, type ComponentType } from "react";
import type { UserId } from "@stemma/domain/ids";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { setSubscribed } from "../../entities/page/set-subscribed.ts";
import { useSingleFlight } from "../../lib/queries/use-single-flight.ts";
import { DialogAction } from "../../ui/dialogs/dialog-action.tsx";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.ts";
import styles from "./add-user.module.css";

interface FoundUser {
  readonly id: UserId;
  readonly name: string;
}

interface AddUserProps<User extends FoundUser> {
  /** The field that finds a member. */
  readonly Field: ComponentType<{
    readonly value: User | null;
    readonly onValue: (user: User | null) => void;
  }>;
}

/** Adds a subscription to a member's publications. */
export function AddUser<User extends FoundUser>({ Field }: AddUserProps<User>) {
  const queryClient = useQueryClient();
  const [user, setUser] = useState<User | null>(null);
  // A new key per added member remounts the field, which clears its state.
  const [added, setAdded] = useState(0);
  const { run, isRunning, error } = useSingleFlight(async ({ id }: FoundUser) => {
    await setSubscribed(queryClient, { type: "user", id }, true);
    setUser(null);
    setAdded((count) => count + 1);
  });
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (user !== null) void run(user);
      }}
    >
      <div key={added} className={styles["field"]}>
        <Field value={user} onValue={setUser} />
      </div>
      <DialogAction
        label={messages.subscribe}
        type="submit"
        disabled={user === null || isRunning}
      />
      {error !== null && (
        <div className={styles["failure"]}>
          <Notice tone="error">{messages.notSubscribed(failureWords(error))}</Notice>
        </div>
      )}
    </form>
  );
}
