import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "../../lib/api.ts";
import { failureWords } from "../../lib/failures/failure-words.ts";
import { useNow } from "../../lib/time/use-now.ts";
import { Choice } from "../../ui/fields/choice.tsx";
import { RecentSettings } from "../../entities/configuration/recent-settings.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailure } from "../../ui/messages/load-failure.tsx";
import { Loader } from "../../ui/messages/loader.tsx";
import { TabList } from "../../ui/layout/tab-list.tsx";
import { TabPanel } from "../../ui/layout/tab-panel.tsx";
import { Tabs } from "../../ui/layout/tabs.tsx";
import styles from "./recent-dialog.module.css";
import { RecentLink } from "./recent-link.tsx";
import { recentsShown } from "./recents-shown.ts";

const tabs = [
  { value: "recent", label: "Recent" },
  { value: "settings", label: "Settings" },
] as const;

const filters = [
  { value: "both", label: "Both" },
  { value: "pages", label: "Pages" },
  { value: "workspaces", label: "Workspaces" },
] as const;

/** The dialog with all recent items and the sidebar's settings for them. */
export function RecentDialog({ onClose }: { readonly onClose: () => void }) {
  const [tab, setTab] = useState<(typeof tabs)[number]["value"]>("recent");
  return (
    <Dialog isOpen onClose={onClose} title="Recent" width="560px" height="600px">
      <Tabs value={tab} onValue={setTab}>
        <TabList label="Recent" tabs={tabs} />
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
  const [filter, setFilter] = useState<(typeof filters)[number]["value"]>("both");
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
      <Choice label="Show" options={filters} value={filter} onValue={setFilter} />
      {items.length === 0 ? (
        <EmptyState title="Nothing here yet">What you open is listed here.</EmptyState>
      ) : (
        <ul className={styles["list"]}>
          {items.map((item) => (
            <li key={item.id}>
              <RecentLink item={item} now={now} onFollow={onClose} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
