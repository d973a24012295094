import { Trash2 } from "lucide-react";
import type { DraftSummary } from "@stemma/contract/draft-shapes";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { useNow } from "../../../lib/time/use-now.ts";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { LoadNextPart, type ListInParts } from "../../../ui/messages/load-next-part.tsx";
import { messages } from "../messages.ts";
import { DraftLink } from "./draft-link.tsx";
import styles from "./draft-list.module.css";

interface DraftListProps {
  readonly drafts: readonly DraftSummary[];
  readonly hasPath?: boolean;
  /** The list that the drafts are from, where all of them are shown. */
  readonly list?: ListInParts;
  /** Called to delete a draft. Without it, the list has no delete buttons. */
  readonly onDelete?: (draft: DraftSummary) => void;
}

/** A list of drafts, latest first. */
export function DraftList(props: DraftListProps) {
  const { drafts, hasPath = true, list, onDelete } = props;
  const now = useNow(drafts.map(({ updatedAt }) => updatedAt));
  return (
    <>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id} className={styles["row"]}>
            <DraftLink draft={draft} now={now} hasPath={hasPath} />
            {onDelete !== undefined && (
              <IconButton
                label={messages.deleteDraft(displayPageTitle(draft.pageTitle))}
                icon={<Icon of={Trash2} />}
                onClick={() => onDelete(draft)}
              />
            )}
          </li>
        ))}
      </ul>
      {list !== undefined && <LoadNextPart list={list} />}
    </>
  );
}
