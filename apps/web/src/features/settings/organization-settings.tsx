import { Users } from "lucide-react";
import type { Account } from "@stemma/contract/accounts.contract";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { PinnedSettings } from "../../entities/configuration/pinned-settings.tsx";
import { RecentSettings } from "../../entities/configuration/recent-settings.tsx";
import { WorkspacesSetting } from "../../entities/configuration/workspaces-setting.tsx";
import { ShowSidebarSetting } from "../../entities/configuration/show-sidebar-setting.tsx";
import { AutosaveTextField } from "./autosave-text-field.tsx";
import { OrganizationForAll } from "./organization/organization-for-all.tsx";
import { RenameOrganizationForm } from "./rename-organization-form.tsx";
import type { AutosaveField } from "./use-autosave.ts";
import { messages } from "./messages.tsx";
import styles from "./settings.module.css";

interface OrganizationSettingsProps {
  readonly organization: Account["organization"];
  /** Whether the person administers the organization. */
  readonly mayManage: boolean;
  /** The person's own name, which others see if there is no display name. */
  readonly ownName: string;
  readonly displayName: AutosaveField;
  /** Opens the members of the organization. */
  readonly onMembers: () => void;
  /** Opens the audit log of the organization. */
  readonly onAudit: () => void;
  /** Asks before it deletes the organization. */
  readonly onDelete: () => void;
}

/**
 * The person's display name and sidebar settings in this organization, and, for administrators, what it is for all of its
 * members.
 */
export function OrganizationSettings(props: OrganizationSettingsProps) {
  const { organization, mayManage, ownName, displayName, onMembers, onAudit, onDelete } = props;
  return (
    <div className={styles["settings"]}>
      <p className={styles["note"]}>{messages.settingsIn(organization.organizationName)}</p>
      <AutosaveTextField
        label={messages.displayName}
        field={displayName}
        placeholder={ownName}
        autoComplete="off"
      />
      <div className={styles["line"]}>
        <span>{messages.membersNote}</span>
        <Button icon={<Icon of={Users} />} onClick={onMembers}>
          {messages.members}
        </Button>
      </div>
      <section className={styles["group"]} aria-labelledby="sidebar-settings">
        <h3 id="sidebar-settings" className={styles["heading"]}>
          {messages.sidebar}
        </h3>
        <ShowSidebarSetting />
        <WorkspacesSetting />
        <PinnedSettings />
        <RecentSettings />
      </section>
      {mayManage && (
        <section className={styles["group"]} aria-labelledby="member-settings">
          <h3 id="member-settings" className={styles["heading"]}>
            {messages.forAllMembers}
          </h3>
          <RenameOrganizationForm organization={organization} />
          <OrganizationForAll organization={organization} onAudit={onAudit} onDelete={onDelete} />
        </section>
      )}
    </div>
  );
}
