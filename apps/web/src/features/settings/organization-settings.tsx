import { Users } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PinnedSettings } from "../../ui/configuration/pinned-settings.tsx";
import { RecentSettings } from "../../ui/configuration/recent-settings.tsx";
import { ShowSidebarSetting } from "../../ui/configuration/show-sidebar-setting.tsx";
import { AutosaveTextField } from "./autosave-text-field.tsx";
import type { AutosaveField } from "./use-autosave.ts";
import styles from "./settings.module.css";

interface OrganizationSettingsProps {
  readonly organizationName: string;
  /** The person's own name: shown to others while there is no display name. */
  readonly ownName: string;
  readonly displayName: AutosaveField;
  /** Shows who is in the organization. */
  readonly onMembers: () => void;
}

/** How the person is called in this organization, and what their sidebar shows there. */
export function OrganizationSettings(props: OrganizationSettingsProps) {
  const { organizationName, ownName, displayName, onMembers } = props;
  return (
    <div className={styles["settings"]}>
      <p className={styles["note"]}>
        These settings are yours, and hold in <strong>{organizationName}</strong>.
      </p>
      <AutosaveTextField
        label="Display name"
        field={displayName}
        placeholder={ownName}
        autoComplete="off"
      />
      <div className={styles["line"]}>
        <span>Who is in this organization</span>
        <Button icon={<Icon of={Users} />} onClick={onMembers}>
          Members
        </Button>
      </div>
      <section className={styles["group"]} aria-labelledby="sidebar-settings">
        <h3 id="sidebar-settings" className={styles["heading"]}>
          Sidebar
        </h3>
        <ShowSidebarSetting />
        <PinnedSettings />
        <RecentSettings />
      </section>
    </div>
  );
}
