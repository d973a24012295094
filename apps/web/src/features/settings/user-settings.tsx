import { chooseTheme } from "../../lib/theme/appearance.ts";
import { themeOptions } from "../../lib/theme/theme-options.ts";
import { useTheme } from "../../lib/theme/use-theme.ts";
import { Choice } from "../../ui/fields/choice.tsx";
import { AutosaveTextField } from "./autosave-text-field.tsx";
import type { AutosaveField } from "./use-autosave.ts";
import { messages } from "./messages.tsx";
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
      <p className={styles["note"]}>{messages.signedInAs(email)}</p>
      <AutosaveTextField label={messages.firstName} field={firstName} autoComplete="given-name" />
      <AutosaveTextField label={messages.lastName} field={lastName} autoComplete="family-name" />
      <Choice
        label={messages.appearance}
        options={themeOptions}
        value={theme}
        onValue={chooseTheme}
      />
    </div>
  );
}
