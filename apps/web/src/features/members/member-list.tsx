import { UserPlus } from "lucide-react";
import { useState } from "react";
import type { Account } from "@stemma/contract/accounts.contract";
import type { Member } from "@stemma/contract/members.contract";
import { nameMaxCharacters } from "@stemma/domain/workspace/workspace-name";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useDelayed } from "../../lib/time/use-delayed.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { LoadNextPart } from "../../ui/messages/load-next-part.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { SearchField } from "../../ui/fields/search-field.tsx";
import { Spinner } from "../../ui/messages/spinner.tsx";
import styles from "./member-list.module.css";
import { MemberRow } from "./member-row.tsx";
import { messages } from "./messages.ts";
import { useMembers } from "./use-members.ts";

/** The debounce of the filter, in milliseconds. */
const filterDelayMs = 150;

interface MemberListProps {
  readonly account: Account;
  readonly onRemove: (member: Member) => void;
  /** Opens the tab for invitations; absent if the person may not invite. */
  readonly onInvite?: (() => void) | undefined;
}

/** The members of the organization, with a filter field. */
export function MemberList({ account, onRemove, onInvite }: MemberListProps) {
  const [filter, setFilter] = useState("");
  const name = useDelayed(filter.trim(), filterDelayMs);
  const members = useMembers(name);
  return (
    <>
      <div className={styles["head"]}>
        <SearchField
          label={messages.filter}
          placeholder={messages.filterHint}
          maxLength={nameMaxCharacters}
          value={filter}
          onValue={setFilter}
          end={members.isPlaceholderData ? <Spinner /> : undefined}
        />
        {onInvite && (
          <Button kind="primary" icon={<Icon of={UserPlus} />} onClick={onInvite}>
            {messages.invite}
          </Button>
        )}
      </div>
      {members.isPending && <Loader />}
      {members.isError && (
        <LoadFailure
          words={messages.failures.load(failureWords(members.error))}
          onRetry={() => void members.refetch()}
        />
      )}
      {members.isSuccess && members.data.length === 0 && (
        <EmptyState title={messages.noMatch}>{messages.noMatchHint}</EmptyState>
      )}
      {members.isSuccess && members.data.length > 0 && (
        <ul className={styles["list"]} aria-label={messages.list}>
          {members.data.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isYou={member.id === account.user.id}
              mayManage={account.can.manage}
              onRemove={onRemove}
            />
          ))}
        </ul>
      )}
      <LoadNextPart list={members} />
    </>
  );
}
