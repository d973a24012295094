import { useEffect, useRef, type ReactNode } from "react";
import styles from "./conflict-frame.module.css";

interface ConflictFrameProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** What holds one conflict. Takes the focus when it comes, so that a screen reader reads it and the keys are near. */
export function ConflictFrame({ name, children }: ConflictFrameProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={frame} className={styles["conflict"]} aria-label={name} tabIndex={-1}>
      {children}
    </section>
  );
}
