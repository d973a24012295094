import { LogOut } from "lucide-react";
import { useState } from "react";
import type { Account } from "@stemma/contract/accounts.contract";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { partChunk } from "../../ui/messages/part-chunk.tsx";
import { TabList } from "../../ui/layout/tab-list.tsx";
import { TabPanel } from "../../ui/layout/tab-panel.tsx";
import { Tabs } from "../../ui/layout/tabs.tsx";
import { OrganizationSettings } from "./organization-settings.tsx";
import { useLeave } from "./use-leave.ts";
import { useNameFields } from "./use-name-fields.ts";
import { UserSettings } from "./user-settings.tsx";
import { messages } from "./messages.tsx";
import styles from "./settings.module.css";

const tabs = [
  { value: "user", label: messages.tabs.user },
  { value: "organization", label: messages.tabs.organization },
  { value: "account", label: messages.tabs.account },
] as const;

type Tab = (typeof tabs)[number]["value"];

const accountChunk = partChunk(
  async () => (await import("./account/account-settings.tsx")).AccountSettings,
);

interface SettingsDialogProps {
  readonly account: Account;
  /** The initial tab. */
  readonly firstTab: Tab;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
  /** Opens the members of the organization. */
  readonly onMembers: () => void;
  readonly onDeleteAccount: () => void;
  readonly onDeleteOrganization: () => void;
  /** Opens the audit log of the organization. */
  readonly onAudit: () => void;
}

/**
 * A person's settings, for all organizations and for the active one. Leaving the dialog waits until the names are
 * saved. If a name cannot be saved, the dialog stays open and shows the error; a second try leaves without it.
 */
export function SettingsDialog(props: SettingsDialogProps) {
  const { account, firstTab, onClose, onSignOut, onMembers } = props;
  const { onDeleteAccount, onDeleteOrganization, onAudit } = props;
  const [tab, setTab] = useState<Tab>(firstTab);
  const { firstName, lastName, displayName } = useNameFields(account);
  const { user, organization } = account;
  const { leave, isHeldBack } = useLeave([firstName, lastName, displayName], (unsaved) =>
    setTab(unsaved === displayName ? "organization" : "user"),
  );
  return (
    <Dialog
      isOpen
      onClose={() => void leave(onClose)}
      title={messages.title}
      width="520px"
      height="calc(400px + 9 * var(--row))"
    >
      <div className={styles["dialog"]}>
        <Tabs value={tab} onValue={setTab}>
          <TabList label={messages.title} tabs={tabs} />
          <TabPanel value="user">
            <UserSettings email={user.email} firstName={firstName} lastName={lastName} />
          </TabPanel>
          <TabPanel value="organization">
            <OrganizationSettings
              organization={organization}
              mayManage={account.can.manage}
              ownName={`${user.firstName} ${user.lastName}`.trim() || user.email}
              displayName={displayName}
              onMembers={() => void leave(onMembers)}
              onAudit={() => void leave(onAudit)}
              onDelete={() => void leave(onDeleteOrganization)}
            />
          </TabPanel>
          <TabPanel value="account">
            <accountChunk.Component
              email={user.email}
              onDelete={() => void leave(onDeleteAccount)}
            />
          </TabPanel>
        </Tabs>
        <div className={styles["foot"]}>
          <Button icon={<Icon of={LogOut} />} onClick={() => void leave(onSignOut)}>
            {messages.signOut}
          </Button>
          <output>{isHeldBack && messages.closeWithoutSaving}</output>
        </div>
      </div>
    </Dialog>
  );
}
