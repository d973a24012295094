import type { ReactNode } from "react";
import { Paperclip } from "lucide-react";
import { commandKeys } from "../../../lib/keys/command-keys.ts";
import { ariaKeys } from "../../../ui/buttons/aria-keys.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { messages } from "../messages.ts";
import styles from "./edit-bar.module.css";

interface EditBarProps {
  /** The save status. */
  readonly status: ReactNode;
  /** The length of the text; not shown in a narrow window. */
  readonly length: string;
  /** Chooses pictures and files for the text; `null` while the text cannot be written. */
  readonly onAddFiles: (() => void) | null;
  /** `null` if the draft cannot be published, because its page is deleted. */
  readonly onPublish: (() => void) | null;
}

/** The blue bar above a draft: nobody else sees the text before the writer presses the red Publish button. */
export function EditBar({ status, length, onAddFiles, onPublish }: EditBarProps) {
  return (
    <section className="editbar" aria-label={messages.editBar.label}>
      {status}
      <span className={styles["mode"]}>{messages.editBar.editingMode}</span>
      <div className={styles["actions"]}>
        <span className={styles["length"]}>{length}</span>
        {onAddFiles !== null && (
          <IconButton
            label={messages.editBar.addFiles}
            icon={<Icon of={Paperclip} size={16} />}
            className={styles["addFiles"]}
            // The text keeps the focus and the selection: the files stand below the caret.
            onMouseDown={(event) => event.preventDefault()}
            onClick={onAddFiles}
          />
        )}
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
