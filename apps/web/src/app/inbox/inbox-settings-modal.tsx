import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Member } from "@stemma/contract/members.contract";
import { MemberField } from "../../features/permissions/readers/member-field.tsx";
import { AddUser } from "../../features/subscriptions/add-user.tsx";
import { MailSettings } from "../../features/subscriptions/mail-settings.tsx";
import { ManageSubscriptions } from "../../features/subscriptions/manage-subscriptions.tsx";
import { orpc } from "../../lib/api.ts";
import { DialogHeader } from "../../ui/dialogs/dialog-header.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { TabList } from "../../ui/layout/tab-list.tsx";
import { TabPanel } from "../../ui/layout/tab-panel.tsx";
import { Tabs } from "../../ui/layout/tabs.tsx";
import { messages } from "./messages.ts";
import styles from "../organization/members-modal.module.css";

const tabs = [
  { value: "subscriptions", label: messages.settings.subscriptions },
  { value: "mail", label: messages.settings.mail },
] as const;

/** The person's subscriptions, and whether notifications are mailed too. */
export function InboxSettingsModal({ onClose }: { readonly onClose: () => void }) {
  const [tab, setTab] = useState<(typeof tabs)[number]["value"]>("subscriptions");
  const { data: account } = useQuery(orpc.accounts.current.queryOptions());
  return (
    <Dialog isOpen initialFocus size="large" onClose={onClose} width="640px" height="640px">
      <DialogHeader title={messages.settings.title} />
      <div className={styles["content"]}>
        <Tabs value={tab} onValue={setTab}>
          <TabList label={messages.settings.title} tabs={tabs} />
          <div className={styles["scroller"]}>
            <TabPanel value="subscriptions">
              <ManageSubscriptions addUser={<AddUser<Member> Field={SubscribeToMember} />} />
            </TabPanel>
            <TabPanel value="mail">
              {account !== undefined && <MailSettings user={account.user} />}
            </TabPanel>
          </div>
        </Tabs>
      </div>
    </Dialog>
  );
}

interface SubscribeToMemberProps {
  readonly value: Member | null;
  readonly onValue: (member: Member | null) => void;
}

function SubscribeToMember(props: SubscribeToMemberProps) {
  return <MemberField label={messages.settings.subscribeToMember} {...props} />;
}
