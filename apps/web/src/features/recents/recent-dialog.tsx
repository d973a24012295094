import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { relativeTime } from "@stemma/domain/time/relative-time";
import { ListItem } from "../../entities/page/list-item.tsx";
import { orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useNow } from "../../lib/time/use-now.ts";
import { Choice } from "../../ui/fields/choice.tsx";
import { recentDisplays } from "../../entities/configuration/recent-displays.ts";
import { RecentSettings } from "../../entities/configuration/recent-settings.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { TabList } from "../../ui/layout/tab-list.tsx";
import { TabPanel } from "../../ui/layout/tab-panel.tsx";
import { Tabs } from "../../ui/layout/tabs.tsx";
import { messages } from "./messages.ts";
import styles from "./recent-dialog.module.css";
import { recentsShown } from "./recents-shown.ts";

const tabs = [
  { value: "recent", label: messages.recent },
  { value: "settings", label: messages.settings },
] as const;

/** The dialog with all recent items and the sidebar's settings for them. */
export function RecentDialog({ onClose }: { readonly onClose: () => void }) {
  const [tab, setTab] = useState<(typeof tabs)[number]["value"]>("recent");
  return (
    <Dialog isOpen onClose={onClose} title={messages.recent} width="560px" height="600px">
      <Tabs value={tab} onValue={setTab}>
        <TabList label={messages.recent} tabs={tabs} />
        <TabPanel value="recent">
          <RecentList onClose={onClose} />
        </TabPanel>
        <TabPanel value="settings">
          <div className={styles["settings"]}>
            <RecentSettings />
          </div>
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}

/** Following a link closes the dialog. */
function RecentList({ onClose }: { readonly onClose: () => void }) {
  const [filter, setFilter] = useState<(typeof recentDisplays)[number]["value"]>("both");
  const recents = useQuery(orpc.recents.list.queryOptions());
  const now = useNow((recents.data?.items ?? []).map(({ accessedAt }) => accessedAt));
  if (recents.isPending) return <Loader />;
  if (recents.isError) {
    return (
      <LoadFailure words={failureWords(recents.error)} onRetry={() => void recents.refetch()} />
    );
  }
  const items = recentsShown(recents.data.items, filter);
  return (
    <div className={styles["content"]}>
      <Choice label={messages.show} options={recentDisplays} value={filter} onValue={setFilter} />
      {items.length === 0 ? (
        <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>
      ) : (
        <ul className={styles["list"]}>
          {items.map((item) => (
            <ListItem
              key={item.id}
              item={item}
              time={messages.lastAccessed(relativeTime(new Date(item.accessedAt), now))}
              onFollow={onClose}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
