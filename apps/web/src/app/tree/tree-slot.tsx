import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from "react";

const key = "stemma-tree-height";

/** What stands below the tree waits for it no longer than this, in milliseconds: on a bad line, the tree may not come at all. */
const waitMs = 5_000;

interface TreeSlotProps {
  /** Whether the tree is drawn. */
  readonly isRead: boolean;
  readonly children: ReactNode;
  /** What stands below the tree, and whether its first part is known. */
  readonly below: ReactNode;
  readonly isBelowKnown: boolean;
}

/**
 * Keeps as much room for the tree as it had last in this browser, until it is drawn. In a browser that draws it for the first time, what stands
 * below it is shown then, and in every browser once its first part is known, so that nothing moves.
 */
export function TreeSlot({ isRead, children, below, isBelowKnown }: TreeSlotProps) {
  const [height] = useState(readHeight);
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = slot.current;
    if (!isRead || element === null) return undefined;
    const observer = new ResizeObserver(() => rememberHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isRead]);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), waitMs);
    return () => clearTimeout(timer);
  }, []);
  // The lists below are drawn in slices, so they are shown when those are drawn.
  const isPlaced = useDeferredValue(isBelowKnown && (isRead || height > 0 || isLate), false);
  return (
    <>
      {/* A column of a full sidebar would shrink what has a least height, and lay the tree over what is below it. */}
      <div ref={slot} style={isRead ? {} : { flex: "none", minHeight: height }}>
        {children}
      </div>
      <div style={{ display: "contents", ...(!isPlaced && { visibility: "hidden" }) }}>{below}</div>
    </>
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
