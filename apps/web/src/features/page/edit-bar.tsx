import type { ReactNode } from "react";
import { commandKeys } from "../../lib/command-keys.ts";
import { ariaKeys } from "../../ui/aria-keys.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./edit-bar.module.css";

interface EditBarProps {
  /** Where the text is: the save status. */
  readonly status: ReactNode;
  /** `null` where the draft cannot be published: its page is deleted. */
  readonly onPublish: (() => void) | null;
}

/** The bar over a draft, in blue pencil: what is written here is the writer's own until the red button. */
export function EditBar({ status, onPublish }: EditBarProps) {
  return (
    <section className="editbar" aria-label="Draft">
      {status}
      <span className={styles["mode"]}>Editing Mode</span>
      <div className={styles["actions"]}>
        {onPublish !== null && (
          <Button
            kind="publish"
            className={styles["publish"]}
            aria-keyshortcuts={ariaKeys(commandKeys.publish)}
            onClick={onPublish}
          >
            Publish
          </Button>
        )}
      </div>
    </section>
  );
}
