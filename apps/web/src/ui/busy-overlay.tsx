import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Spinner } from "./spinner.tsx";
import styles from "./busy-overlay.module.css";

interface BusyOverlayProps {
  /** What is being done, like 'Adding page…'. `null`: nothing, and the overlay is gone. */
  readonly text: string | null;
  /** Called with every key; nothing else receives it. */
  readonly onKey?: (event: KeyboardEvent) => void;
}

/** The whole screen waits while something runs that cannot be interrupted; it says what. Keys and clicks reach nothing. */
export function BusyOverlay({ text, onKey }: BusyOverlayProps) {
  if (text === null) return null;
  return createPortal(<Overlay text={text} onKey={onKey} />, document.body);
}

const swallowed = ["keydown", "pointerdown", "mousedown", "touchstart", "click"] as const;

interface OverlayProps {
  readonly text: string;
  readonly onKey: BusyOverlayProps["onKey"];
}

function Overlay({ text, onKey }: OverlayProps) {
  const hear = useEffectEvent((event: KeyboardEvent) => onKey?.(event));
  const dialogRef = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event instanceof KeyboardEvent) hear(event);
    };
    // Before anything else hears of it: else Escape would close the modal underneath.
    for (const name of swallowed) window.addEventListener(name, swallow, true);
    return () => {
      for (const name of swallowed) window.removeEventListener(name, swallow, true);
      // Closing gives the focus back to where it was; only taking the element away would not.
      dialog?.close();
    };
  }, []);
  return (
    <dialog ref={dialogRef} className={styles["overlay"]} aria-label={text}>
      <output className={styles["card"]} aria-live="assertive">
        <Spinner />
        {text}
      </output>
    </dialog>
  );
}
