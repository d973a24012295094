import { useEffect, useRef, useState, type ReactNode } from "react";

const key = "stemma-tree-height";

interface TreeSlotProps {
  /** Whether the tree is drawn. */
  readonly isRead: boolean;
  readonly children: ReactNode;
}

/** Keeps as much room for the tree as it had last in this browser, until it is drawn: what is below it does not jump. */
export function TreeSlot({ isRead, children }: TreeSlotProps) {
  const [height] = useState(readHeight);
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = slot.current;
    if (!isRead || element === null) return undefined;
    const observer = new ResizeObserver(() => rememberHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isRead]);
  // A column of a full sidebar would shrink what has a least height, and lay the tree over what is below it.
  return (
    <div ref={slot} style={isRead ? {} : { flex: "none", minHeight: height }}>
      {children}
    </div>
  );
}

function readHeight(): number {
  try {
    return Number(localStorage.getItem(key) ?? 0) || 0;
  } catch {
    return 0;
  }
}

function rememberHeight(height: number): void {
  try {
    localStorage.setItem(key, String(height));
  } catch {
    // Without storage, what is below the tree moves once.
  }
}
