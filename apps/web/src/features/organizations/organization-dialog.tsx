import { useRef, useState } from "react";
import type { OrganizationId } from "@stemma/domain/ids";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { TabList } from "../../ui/layout/tab-list.tsx";
import { TabPanel } from "../../ui/layout/tab-panel.tsx";
import { Tabs } from "../../ui/layout/tabs.tsx";
import { CreateOrganizationForm } from "./create-organization-form.tsx";
import { DeletedOrganizations } from "./deleted-organizations.tsx";
import { JoinOrganizationForm } from "./join-organization-form.tsx";
import { messages } from "./messages.ts";

type Tab = "join" | "create";

const tabs = [
  { value: "join", label: messages.join.tab },
  { value: "create", label: messages.create.tab },
] as const;

interface OrganizationDialogProps {
  /** The initial tab. */
  readonly firstTab: Tab;
  readonly onClose: () => void;
  readonly onCreate: (organizationName: string) => Promise<void>;
  /** Opens an organization that was restored. */
  readonly onRestored: (organizationId: OrganizationId) => Promise<void>;
}

/** The dialog to reach another organization: request to join one, create one, or restore a deleted one. */
export function OrganizationDialog(props: OrganizationDialogProps) {
  const { firstTab, onClose, onCreate, onRestored } = props;
  const [tab, setTab] = useState<Tab>(firstTab);
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <Dialog isOpen onClose={onClose} title={messages.title} initialFocus={inputRef}>
      <Tabs value={tab} onValue={setTab}>
        <TabList label={messages.tabs} tabs={tabs} />
        <TabPanel value="join">
          <JoinOrganizationForm inputRef={inputRef} />
        </TabPanel>
        <TabPanel value="create">
          <CreateOrganizationForm inputRef={inputRef} onCreate={onCreate} />
        </TabPanel>
      </Tabs>
      <DeletedOrganizations onRestored={onRestored} />
    </Dialog>
  );
}
