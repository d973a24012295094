import { X } from "lucide-react";
import { failureWords } from "../../lib/failure-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./switch-failure.module.css";

interface SwitchFailureProps {
  readonly error: unknown;
  readonly onDismiss: () => void;
}

/** Why the organization was not switched, over the button that led to it. */
export function SwitchFailure({ error, onDismiss }: SwitchFailureProps) {
  return (
    <div className={styles["failure"]}>
      <Notice
        tone="error"
        actions={<IconButton label="Dismiss" icon={<Icon of={X} />} onClick={onDismiss} />}
      >
        You are still where you were. {failureWords(error)}
      </Notice>
    </div>
  );
}
