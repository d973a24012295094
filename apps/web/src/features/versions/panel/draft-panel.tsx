import { GitCompareArrows, PencilLine } from "lucide-react";
import { displayPageTitle } from "@stemma/domain/page/page-title";
import { fullDateTime } from "../../../lib/time/full-date-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import type { HistoryActions } from "../history-actions.ts";
import type { HistoryDraft, HistoryModel } from "../history-model.ts";
import { messages } from "../messages.tsx";
import { behindWords } from "../words/behind-words.ts";
import { draftKey } from "../layout/link-history.ts";
import { SidePanel } from "./side-panel.tsx";
import styles from "./side-panel.module.css";

interface DraftPanelProps {
  readonly model: HistoryModel;
  readonly draft: HistoryDraft;
  readonly actions: HistoryActions;
}

/** The panel of the reader's own draft: its base, how far it is behind, and a button to open it. */
export function DraftPanel({ model, draft, actions }: DraftPanelProps) {
  const { onOpenDraft, onCompareDraft } = actions;
  const { publishedVersion, byId } = model;
  const base = draft.previousNode === null ? undefined : byId.get(draft.previousNode);
  const stale = behindWords(draft);
  return (
    <SidePanel
      selection={draftKey}
      name={messages.yourDraft}
      buttons={
        <>
          {onCompareDraft !== undefined && publishedVersion !== null && (
            <Button
              icon={<Icon of={GitCompareArrows} />}
              onClick={() => onCompareDraft(publishedVersion)}
            >
              {messages.compare}
            </Button>
          )}
          {onOpenDraft !== undefined && (
            <Button kind="pencil" icon={<Icon of={PencilLine} />} onClick={onOpenDraft}>
              {messages.panel.continueWriting}
            </Button>
          )}
        </>
      }
    >
      <p className={styles["meta"]}>
        {messages.panel.draftSaved(
          <time dateTime={draft.updatedAt}>{fullDateTime(draft.updatedAt)}</time>,
        )}
      </p>
      <h3 className={`${styles["subject"]} ${styles["own"]}`}>{messages.yourDraft}</h3>
      <p className={styles["message"]}>{displayPageTitle(draft.pageTitle)}</p>
      <p className={styles["sentence"]}>
        {base === undefined
          ? messages.panel.noBase
          : messages.panel.base(base.publishMessage.subjectLine)}
        {stale !== null && ` · ${stale}`}
      </p>
    </SidePanel>
  );
}
