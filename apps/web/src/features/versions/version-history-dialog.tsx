import { useRef, useState } from "react";
import { queryMaxCharacters } from "@stemma/domain/search/search-query";
import type { PageView } from "@stemma/contract/page-view-shape";
import type { VersionSummary } from "@stemma/contract/version-shapes";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { DialogHeader } from "../../ui/dialogs/dialog-header.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { SearchField } from "../../ui/fields/search-field.tsx";
import { useDelayed } from "../../lib/time/use-delayed.ts";
import { TabList } from "../../ui/layout/tab-list.tsx";
import { Tabs } from "../../ui/layout/tabs.tsx";
import { focusSelected } from "./focus-selected.ts";
import { HistorySearch } from "./search/history-search.tsx";
import { HistoryViews } from "./history-views.tsx";
import type { HistoryActions } from "./history-actions.ts";
import { closeFirst } from "./close-first.ts";
import { messages } from "./messages.tsx";
import type { PageRevert } from "./revert/revert-page.ts";
import { RevertDialog } from "./revert/revert-dialog.tsx";
import { useHistory } from "./use-history.ts";
import styles from "./version-history-dialog.module.css";

interface VersionHistoryDialogProps extends HistoryActions {
  /** The current view of the page; the dialog updates with it. */
  readonly pageView: PageView;
  readonly isOpen: boolean;
  /** Also called before each action that navigates away. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Called after a revert, when the page is refetched and the dialog has closed. */
  readonly onReverted: (revert: PageRevert, version: VersionSummary) => void;
}

/** How long the search waits for the next key, in milliseconds. */
const searchDelayMs = 250;

/** The page's versions as a tree or a chain, each with its changes and actions; and a search in all of their texts. */
export function VersionHistoryDialog(props: VersionHistoryDialogProps) {
  const { pageView, isOpen, onOpenChange, onReverted } = props;
  const { model, error, refetch } = useHistory(pageView, isOpen);
  const [view, setView] = useState<"tree" | "chain">("tree");
  const [toRevert, setToRevert] = useState<VersionSummary | null>(null);
  const [query, setQuery] = useState("");
  const delayed = useDelayed(query.trim(), searchDelayMs);
  // The versions are back at once when the field is empty.
  const sought = query.trim() === "" ? "" : delayed;
  const content = useRef<HTMLDivElement>(null);
  const mayRevert = pageView.can.revert && !pageView.page.deleted;
  return (
    <Dialog
      size="large"
      isOpen={isOpen}
      onClose={() => onOpenChange(false)}
      width="clamp(600px, 90vw, 1500px)"
      height="clamp(500px, 90vw, 600px)"
      // While the history loads, focus the dialog itself; HistoryViews moves the focus later.
      initialFocus={() =>
        focusSelected(content.current)
          ? false
          : (content.current?.closest<HTMLElement>("[role='dialog']") ?? true)
      }
    >
      <Tabs value={view} onValue={setView}>
        <DialogHeader title={messages.title}>
          {sought === "" && (
            <TabList
              label={messages.views}
              tabs={[
                { value: "tree", label: messages.tree },
                { value: "chain", label: messages.chain },
              ]}
            />
          )}
          <SearchField
            className={styles["search"]}
            label={messages.search.label}
            placeholder={messages.search.label}
            maxLength={queryMaxCharacters}
            value={query}
            onValue={setQuery}
          />
        </DialogHeader>
        <div ref={content} className={styles["content"]}>
          {sought !== "" && (
            <HistorySearch
              key={sought}
              pageId={pageView.page.id}
              query={sought}
              actions={closeFirst(props, () => onOpenChange(false))}
            />
          )}
          {sought === "" && model !== null && (
            <HistoryViews
              model={model}
              actions={closeFirst(props, () => onOpenChange(false))}
              mayRevert={mayRevert}
              onRevert={setToRevert}
            />
          )}
          {sought === "" && model === null && error === null && <Loader />}
          {sought === "" && model === null && error !== null && (
            <div className={styles["failure"]}>
              <LoadFailure
                words={messages.loadFailed(failureWords(error))}
                onRetry={() => void refetch()}
              />
            </div>
          )}
        </div>
      </Tabs>
      {toRevert !== null && (
        <RevertDialog
          pageView={pageView}
          version={toRevert}
          onClose={() => setToRevert(null)}
          onReverted={(revert) => {
            setToRevert(null);
            onOpenChange(false);
            onReverted(revert, toRevert);
          }}
        />
      )}
    </Dialog>
  );
}
