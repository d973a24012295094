import { useEffect, useRef, useState } from "react";
import type { VersionSummary } from "@stemma/contract/version-shapes";
import { useDelayed } from "../../lib/time/use-delayed.ts";
import { TabPanel } from "../../ui/layout/tab-panel.tsx";
import { HistoryChain } from "./chain/history-chain.tsx";
import { focusSelected } from "./focus-selected.ts";
import type { HistoryActions } from "./history-actions.ts";
import type { HistoryModel } from "./history-model.ts";
import { draftKey, type NodeKey } from "./layout/link-history.ts";
import { messages } from "./messages.tsx";
import { DraftPanel } from "./panel/draft-panel.tsx";
import { VersionPanel } from "./panel/version-panel.tsx";
import { HistoryTree } from "./tree/history-tree.tsx";
import styles from "./version-history-dialog.module.css";

interface HistoryViewsProps {
  readonly model: HistoryModel;
  readonly actions: HistoryActions;
  readonly mayRevert: boolean;
  readonly onRevert: (version: VersionSummary) => void;
}

/** A debounce in milliseconds: a held arrow key passes many versions, and the panel shows only the last one. */
const panelDelayMs = 90;

/** Tree and chain with one shared selection, and a panel for the selected version or draft. */
export function HistoryViews({ model, actions, mayRevert, onRevert }: HistoryViewsProps) {
  const [chosen, setChosen] = useState<NodeKey | null>(null);
  const selected = selectedKey(model, chosen);
  const shown = useDelayed(selected, panelDelayMs);
  const columns = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Keep the focus if the reader moved it while the history loaded.
    if (document.activeElement?.getAttribute("role") === "dialog") focusSelected(columns.current);
  }, []);
  const open = (key: NodeKey) => {
    if (key === draftKey) actions.onOpenDraft?.();
    else actions.onOpenVersion(key);
  };
  if (selected === null) return <p className={styles["nothing"]}>{messages.nothingPublished}</p>;
  const version = shown === null || shown === draftKey ? undefined : model.byId.get(shown);
  return (
    <div ref={columns} className={styles["columns"]}>
      <TabPanel value="tree">
        <HistoryTree model={model} selected={selected} onSelect={setChosen} onOpen={open} />
      </TabPanel>
      <TabPanel value="chain">
        <HistoryChain model={model} selected={selected} onSelect={setChosen} />
      </TabPanel>
      {shown === draftKey && model.draft !== null && (
        <DraftPanel model={model} draft={model.draft} actions={actions} />
      )}
      {version !== undefined && (
        <VersionPanel
          model={model}
          version={version}
          mayRevert={mayRevert}
          actions={actions}
          onRevert={onRevert}
        />
      )}
    </div>
  );
}

/** The chosen node if it still exists, else the published version, else the last node in the layout. */
function selectedKey({ layout, publishedVersion }: HistoryModel, chosen: NodeKey | null) {
  const wanted = [chosen, publishedVersion].find((key) => key !== null && layout.byKey.has(key));
  return wanted ?? layout.nodes.at(-1)?.key ?? null;
}
