import type { ReactNode } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import styles from "./account-settings.module.css";

interface SettingFormProps {
  readonly action: string;
  /** Whether the fields are valid and nothing is being sent: the form can be submitted. */
  readonly isReady: boolean;
  readonly onSubmit: () => void;
  /** Why it did not work, in words. */
  readonly failure: string | null;
  /** A button before the one that submits, where there is something to go back to. */
  readonly cancel?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form that opens below a setting of the account: fields, why they were refused, and a button that submits them. */
export function SettingForm(props: SettingFormProps) {
  const { action, isReady, onSubmit, failure, cancel, children } = props;
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onSubmit();
      }}
    >
      {children}
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <div className={styles["actions"]}>
        {cancel}
        <Button type="submit" kind="primary" disabled={!isReady}>
          {action}
        </Button>
      </div>
    </form>
  );
}
