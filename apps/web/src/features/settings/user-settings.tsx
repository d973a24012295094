import { chooseTheme } from "../../lib/theme/appearance.ts";
import { themeOptions } from "../../lib/theme/theme-options.ts";
import { useTheme } from "../../lib/theme/use-theme.ts";
import { Choice } from "../../ui/fields/choice.tsx";
import { AutosaveTextField } from "./autosave-text-field.tsx";
import type { AutosaveField } from "./use-autosave.ts";
import styles from "./settings.module.css";

interface UserSettingsProps {
  readonly email: string;
  readonly firstName: AutosaveField;
  readonly lastName: AutosaveField;
}

/** The person's own names in all organizations, and the color theme of this browser. */
export function UserSettings({ email, firstName, lastName }: UserSettingsProps) {
  const theme = useTheme();
  return (
    <div className={styles["settings"]}>
      <p className={styles["note"]}>Signed in as {email}</p>
      <AutosaveTextField label="First name" field={firstName} autoComplete="given-name" />
      <AutosaveTextField label="Last name" field={lastName} autoComplete="family-name" />
      <Choice label="Appearance" options={themeOptions} value={theme} onValue={chooseTheme} />
    </div>
  );
}
