import { useMemo, useState } from "react";
import type { VersionId } from "@stemma/domain/ids";
import { useNow } from "../../../lib/time/use-now.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import type { HistoryModel } from "../history-model.ts";
import { draftKey, type NodeKey } from "../layout/link-history.ts";
import { messages } from "../messages.tsx";
import { BranchRow } from "./branch-row.tsx";
import { chainTip } from "./chain-tip.ts";
import { DraftRow } from "./draft-row.tsx";
import { selectByKey } from "./chain-keys.ts";
import { RevertRow } from "./revert-row.tsx";
import { VersionRow } from "./version-row.tsx";
import { chainRows, type ChainRow } from "./chain-rows.ts";
import styles from "./history-chain.module.css";

interface HistoryChainProps {
  readonly model: HistoryModel;
  readonly selected: NodeKey;
  readonly onSelect: (key: NodeKey) => void;
}

/** The published version (or the end of a chosen branch) and its ancestors, newest first. */
export function HistoryChain({ model, selected, onSelect }: HistoryChainProps) {
  const { versions, reverts, byId, publishedVersion, draft } = model;
  const now = useNow(model.instants);
  const [tip, setTip] = useState<VersionId | null>(() => chainTip(model, selected));
  const rows = useMemo(() => chainRows(versions, reverts, tip), [versions, reverts, tip]);
  const end = tip === null ? undefined : byId.get(tip);
  const show = (newTip: VersionId | null) => {
    setTip(newTip);
    if (newTip !== null) onSelect(newTip);
  };

  const drawRow = (row: ChainRow) => {
    switch (row.kind) {
      case "version":
        return (
          <VersionRow
            key={row.version.id}
            version={row.version}
            isPublished={row.version.id === publishedVersion}
            isSelected={row.version.id === selected}
            now={now}
            onSelect={onSelect}
          />
        );
      case "revert":
        return <RevertRow key={row.revert.id} revert={row.revert} byId={byId} now={now} />;
      case "branch":
        return (
          <BranchRow
            key={`branch ${row.newest.id}`}
            branch={row}
            onShow={() => show(row.newest.id)}
          />
        );
    }
  };
  return (
    <div className={styles["scroll"]}>
      <div className={styles["chain"]}>
        {tip !== publishedVersion && end !== undefined && (
          <Notice
            tone="note"
            actions={
              <Button onClick={() => show(publishedVersion)}>
                {messages.chainView.publishedChain}
              </Button>
            }
          >
            {messages.chainView.otherEnd(end.publishMessage.subjectLine)}
          </Notice>
        )}
        {/* Arrow keys move between the rows; each row is a button. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ol className={styles["rows"]} aria-label={messages.chainView.name} onKeyDown={selectByKey}>
          {draft !== null && (
            <DraftRow
              draft={draft}
              isSelected={selected === draftKey}
              now={now}
              onSelect={() => onSelect(draftKey)}
            />
          )}
          {rows.map(drawRow)}
        </ol>
      </div>
    </div>
  );
}
