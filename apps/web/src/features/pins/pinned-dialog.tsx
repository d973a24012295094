import { useState } from "react";
import type { PinnedItem } from "@stemma/contract/pins.contract";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { PinnedSettings } from "../../entities/configuration/pinned-settings.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { TabList } from "../../ui/layout/tab-list.tsx";
import { TabPanel } from "../../ui/layout/tab-panel.tsx";
import { Tabs } from "../../ui/layout/tabs.tsx";
import { ManagePins } from "./manage-pins.tsx";
import { messages } from "./messages.ts";
import styles from "./manage-pins.module.css";
import { useAllPins } from "./use-all-pins.ts";

const tabs = [
  { value: "manage", label: messages.tabs.manage },
  { value: "settings", label: messages.tabs.settings },
] as const;

interface PinnedDialogProps {
  readonly onClose: () => void;
  /** Removes a pin; rejects if the request fails. */
  readonly onUnpin: (item: PinnedItem) => Promise<void>;
}

/** The dialog with all of the person's pins and the sidebar's settings for them. */
export function PinnedDialog({ onClose, onUnpin }: PinnedDialogProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]["value"]>("manage");
  const [isDragging, setIsDragging] = useState(false);

  return (
    <Dialog
      isOpen
      isHeld={isDragging}
      onClose={onClose}
      title={messages.pinned}
      width="560px"
      height="600px"
    >
      <div className={styles["dialog"]}>
        <Tabs value={tab} onValue={setTab}>
          <TabList label={messages.pinned} tabs={tabs} />
          <TabPanel value="manage">
            <Pins onUnpin={onUnpin} onDragging={setIsDragging} onFollow={onClose} />
          </TabPanel>
          <TabPanel value="settings">
            <div className={styles["settings"]}>
              <PinnedSettings />
            </div>
          </TabPanel>
        </Tabs>
      </div>
    </Dialog>
  );
}

interface PinsProps {
  readonly onUnpin: (item: PinnedItem) => Promise<void>;
  readonly onDragging: (isDragging: boolean) => void;
  readonly onFollow: () => void;
}

function Pins({ onUnpin, onDragging, onFollow }: PinsProps) {
  const { pins, isComplete, error, retry } = useAllPins();
  if (error !== null) return <LoadFailure words={failureWords(error)} onRetry={retry} />;
  if (pins === undefined || !isComplete) return <Loader />;
  if (pins.length === 0) {
    return <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>;
  }
  return <ManagePins pins={pins} onUnpin={onUnpin} onDragging={onDragging} onFollow={onFollow} />;
}
