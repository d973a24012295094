import { useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Spinner } from "./spinner.tsx";
import styles from "./busy-overlay.module.css";

interface BusyOverlayProps {
  /** What is being done, like 'Adding page…'. `null`: nothing, and the overlay is gone. */
  readonly text: string | null;
}

/** The whole screen waits while something runs that cannot be interrupted; it says what. Keys and clicks reach nothing. */
export function BusyOverlay({ text }: BusyOverlayProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const isBusy = text !== null;
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!isBusy || dialog === null) return undefined;
    dialog.showModal();
    // Closing gives the focus back to where it was; taking the element away would not.
    return () => dialog.close();
  }, [isBusy]);
  if (!isBusy) return null;
  return createPortal(
    <dialog
      ref={dialogRef}
      className={styles["overlay"]}
      aria-label={text}
      onCancel={(event) => event.preventDefault()}
    >
      <output className={styles["card"]} aria-live="assertive">
        <Spinner />
        {text}
      </output>
    </dialog>,
    document.body,
  );
}
