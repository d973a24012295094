import { useEffect, useRef, type ReactNode } from "react";
import styles from "./conflict-frame.module.css";

interface ConflictFrameProps {
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * The container of one conflict. Takes the focus when it appears, so that screen readers announce it and keys work at
 * once.
 */
export function ConflictFrame({ name, children }: ConflictFrameProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={frame} className={styles["conflict"]} aria-label={name} tabIndex={-1}>
      {children}
    </section>
  );
}
