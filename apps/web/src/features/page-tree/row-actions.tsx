import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import styles from "./page-tree.module.css";

interface RowActionsProps {
  readonly list: RefObject<HTMLElement | null>;
  readonly rowId: string;
  readonly children: ReactNode;
}

/** The buttons of one row, over its end. */
export function RowActions({ list, rowId, children }: RowActionsProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(rowId)}"]`);
    const actions = element.current;
    if (actions === null) return;
    actions.hidden = row == null;
    if (row != null) actions.style.top = `${row.offsetTop}px`;
  });
  return (
    <div ref={element} className={styles["actions"]}>
      {children}
    </div>
  );
}
