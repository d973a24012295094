import { useEffect, useEffectEvent } from "react";
import { ChevronLeft, ChevronRight, Download } from "lucide-react";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { DialogHeader } from "../../../ui/dialogs/dialog-header.tsx";
import type { ViewedFile } from "./viewed-files.ts";
import { messages } from "./messages.ts";
import styles from "./file-viewer.module.css";

interface FileViewerProps {
  readonly files: readonly ViewedFile[];
  /** The index of the file that is shown. */
  readonly at: number;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
}

/** A picture or a diagram as large as the window allows, or a PDF; the arrow keys lead to the others of the page. */
export function FileViewer({ files, at, onMove, onClose }: FileViewerProps) {
  const file = files[at];
  const move = (by: 1 | -1): void => {
    if (files[at + by] !== undefined) onMove(at + by);
  };
  const moveByKey = useEffectEvent(({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): void => {
    // With these, the arrows belong to the browser.
    if (altKey || ctrlKey || metaKey) return;
    if (key === "ArrowRight") move(1);
    if (key === "ArrowLeft") move(-1);
  });
  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener("keydown", (event) => moveByKey(event), {
      capture: true,
      signal: stop.signal,
    });
    return () => stop.abort();
  }, []);
  if (file === undefined) return null;
  const { kind, address, title, name } = file;
  return (
    <Dialog isOpen onClose={onClose} size="large" width="1200px" height="100%">
      <div className={styles["viewer"]}>
        <DialogHeader title={title}>
          <div className={styles["actions"]}>
            {files.length > 1 && (
              <>
                <IconButton
                  icon={<Icon of={ChevronLeft} />}
                  label={messages.viewer.previous}
                  disabled={at === 0}
                  onClick={() => move(-1)}
                />
                <span aria-live="polite">{messages.viewer.position(at + 1, files.length)}</span>
                <IconButton
                  icon={<Icon of={ChevronRight} />}
                  label={messages.viewer.next}
                  disabled={at === files.length - 1}
                  onClick={() => move(1)}
                />
              </>
            )}
            <a className={styles["download"]} href={address} download={name}>
              <Icon of={Download} />
              {messages.viewer.download}
            </a>
          </div>
        </DialogHeader>
        {kind === "pdf" ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the browser's viewer of PDFs does not work in a sandbox.
          <iframe key={address} className={styles["pdf"]} src={`${address}?view`} title={title} />
        ) : (
          <div className={styles["picture"]}>
            <img
              key={address}
              className={kind === "diagram" ? `diagram-picture ${styles["diagram"]}` : undefined}
              src={address}
              alt={title}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
