import type { ReactNode } from "react";
import { commandKeys } from "../../../lib/keys/command-keys.ts";
import { ariaKeys } from "../../../ui/buttons/aria-keys.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { messages } from "../messages.ts";
import styles from "./edit-bar.module.css";

interface EditBarProps {
  /** The save status. */
  readonly status: ReactNode;
  /** The length of the text; not shown in a narrow window. */
  readonly length: string;
  /** `null` if the draft cannot be published, because its page is deleted. */
  readonly onPublish: (() => void) | null;
}

/** The blue bar above a draft: nobody else sees the text before the writer presses the red Publish button. */
export function EditBar({ status, length, onPublish }: EditBarProps) {
  return (
    <section className="editbar" aria-label={messages.editBar.label}>
      {status}
      <span className={styles["mode"]}>{messages.editBar.editingMode}</span>
      <div className={styles["actions"]}>
        <span className={styles["length"]}>{length}</span>
        {onPublish !== null && (
          <Button
            kind="publish"
            className={styles["publish"]}
            aria-keyshortcuts={ariaKeys(commandKeys.publish)}
            onClick={onPublish}
          >
            {messages.editBar.publish}
          </Button>
        )}
      </div>
    </section>
  );
}
