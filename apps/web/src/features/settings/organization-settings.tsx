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
}

/** How the person is called in this organization, and what their sidebar shows there. */
export function OrganizationSettings(props: OrganizationSettingsProps) {
  const { organizationName, ownName, displayName } = props;
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
