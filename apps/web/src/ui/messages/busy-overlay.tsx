import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Spinner } from "./spinner.tsx";
import styles from "./busy-overlay.module.css";

interface BusyOverlayProps {
  /** The running action, like 'Adding page…'. `null` removes the overlay. */
  readonly text: string | null;
  /** Called with every pressed key; nothing else receives it. */
  readonly onKey?: (event: KeyboardEvent) => void;
}

/**
 * Blocks the whole screen during an action that cannot be interrupted, and names the action. Swallows all keys and
 * clicks.
 */
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
  const reportKey = useEffectEvent((event: KeyboardEvent) => onKey?.(event));
  const dialogRef = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event instanceof KeyboardEvent) reportKey(event);
    };
    // Capture the events first: otherwise Escape would close the modal underneath.
    for (const name of swallowed) window.addEventListener(name, swallow, true);
    return () => {
      for (const name of swallowed) window.removeEventListener(name, swallow, true);
      // Closing returns the focus to the previous element; merely removing the dialog would not.
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
