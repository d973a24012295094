import { relativeTime } from "@stemma/domain/time/relative-time";
import { classNames } from "../../../ui/class-names.ts";
import type { HistoryDraft } from "../history-model.ts";
import { messages } from "../messages.tsx";
import { behindWords } from "../words/behind-words.ts";
import styles from "./history-chain.module.css";

interface DraftRowProps {
  readonly draft: HistoryDraft;
  readonly isSelected: boolean;
  readonly now: Date;
  readonly onSelect: () => void;
}

/** The row of the reader's own draft, above the chain. */
export function DraftRow({ draft, isSelected, now, onSelect }: DraftRowProps) {
  const stale = behindWords(draft);
  return (
    <li className={classNames(styles["row"], styles["draft"])}>
      <button
        type="button"
        className={styles["version"]}
        data-chain-row=""
        tabIndex={isSelected ? 0 : -1}
        aria-current={isSelected || undefined}
        onClick={onSelect}
      >
        <span className={styles["dot"]} />
        <span className={styles["subject"]}>{messages.yourDraft}</span>
        <span className={styles["caption"]}>
          {stale !== null && `${stale} · `}
          {messages.saved(relativeTime(new Date(draft.updatedAt), now))}
        </span>
      </button>
    </li>
  );
}
