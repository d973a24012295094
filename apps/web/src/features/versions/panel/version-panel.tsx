import { Eraser, Eye, Undo2 } from "lucide-react";
import type { VersionSummary } from "@stemma/contract/version-shapes";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { publishersWords } from "../../../entities/version/publishers-words.ts";
import { useNow } from "../../../lib/time/use-now.ts";
import { fullDateTime } from "../../../lib/time/full-date-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { Pill } from "../../../ui/buttons/pill.tsx";
import type { HistoryActions } from "../history-actions.ts";
import type { HistoryModel } from "../history-model.ts";
import { messages as versionMessages } from "../../../entities/version/messages.ts";
import { messages } from "../messages.tsx";
import { CompareButton } from "./compare-button.tsx";
import { SidePanel } from "./side-panel.tsx";
import { VersionChanges } from "./version-changes.tsx";
import { VersionMessage } from "./version-message.tsx";
import styles from "./side-panel.module.css";

interface VersionPanelProps {
  readonly model: HistoryModel;
  readonly version: VersionSummary;
  readonly mayRevert: boolean;
  readonly actions: HistoryActions;
  readonly onRevert: (version: VersionSummary) => void;
}

/** The panel of one version: publisher, time, message, changes and actions. */
export function VersionPanel(props: VersionPanelProps) {
  const { model, version, mayRevert, actions, onRevert } = props;
  const isPublished = version.id === model.publishedVersion;
  const reverts = model.reverts.filter(({ toVersion }) => toVersion === version.id);
  const now = useNow(reverts.map(({ revertedAt }) => revertedAt));
  const { subjectLine, body } = version.publishMessage;
  return (
    <SidePanel
      selection={version.id}
      name={subjectLine}
      buttons={
        <>
          <CompareButton model={model} version={version} onCompare={actions.onCompare} />
          <Button icon={<Icon of={Eye} />} onClick={() => actions.onOpenVersion(version.id)}>
            {messages.panel.open}
          </Button>
          {actions.onUndoVersion !== undefined && version.previousNode !== null && (
            <Button icon={<Icon of={Eraser} />} onClick={() => actions.onUndoVersion?.(version.id)}>
              {versionMessages.undo}
            </Button>
          )}
          {mayRevert && !isPublished && (
            <Button icon={<Icon of={Undo2} />} onClick={() => onRevert(version)}>
              {messages.panel.revert}
            </Button>
          )}
        </>
      }
    >
      <p className={styles["meta"]}>
        {publishersWords(version.publisherName, version.credits)} ·{" "}
        <time dateTime={version.publishedAt}>{fullDateTime(version.publishedAt)}</time>
      </p>
      <h3 className={styles["subject"]}>{subjectLine}</h3>
      {isPublished && (
        <p className={styles["state"]}>
          <Pill tone="rubric">{messages.published}</Pill>
        </p>
      )}
      {body !== "" && <VersionMessage body={body} />}
      {reverts.map(({ id, reverterName, revertedAt }) => (
        <p key={id} className={styles["revert"]}>
          <Icon of={Undo2} size={14} />
          {messages.panel.reverted(reverterName, relativeTime(new Date(revertedAt), now))}
        </p>
      ))}
      <VersionChanges version={version} />
    </SidePanel>
  );
}
