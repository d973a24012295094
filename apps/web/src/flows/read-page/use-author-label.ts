import { useRef, useState, type FocusEvent, type PointerEvent } from "react";

/** A place in a passage, as an anchor for its label. A passage may be wrapped over several lines. */
export interface PassagePart {
  /** The passage: a link whose `data-label` says who wrote it. */
  readonly contextElement: HTMLElement;
  /** The index of the line. */
  readonly line: number;
  readonly getBoundingClientRect: () => DOMRect;
}

const passages = "a.author";

/**
 * Which passage has its label on screen: the one at the pointer, or else the one that the keyboard focused. There is at
 * most one label. A dismissed one comes back when its passage is entered again.
 */
export function useAuthorLabel() {
  const [at, setAt] = useState<PassagePart | null>(null);
  const dismissed = useRef<Element | null>(null);

  /** Without a passage at the pointer, the label is that of the focused one. */
  function showFocused(): void {
    dismissed.current = null;
    const focused = document.activeElement?.closest<HTMLElement>(passages);
    setAt(focused?.matches(":focus-visible") === true ? startOf(focused) : null);
  }

  function follow({ target, clientX, clientY, pointerType }: PointerEvent): void {
    // A finger follows the link at once.
    if (pointerType === "touch") return;
    const passage = target instanceof Element ? target.closest<HTMLElement>(passages) : null;
    if (passage === null) {
      if (at !== null || dismissed.current !== null) showFocused();
      return;
    }
    if (passage === dismissed.current) return;
    const line = lineAt(passage, clientY);
    if (passage === at?.contextElement && line === at.line) return;
    dismissed.current = null;
    setAt(partOf(passage, line, clientX));
  }

  return {
    at,
    dismiss: () => {
      dismissed.current = at?.contextElement ?? null;
      setAt(null);
    },
    leave: showFocused,
    /** The listeners of the element that holds the passages. */
    listeners: {
      onPointerMove: follow,
      onPointerLeave: ({ relatedTarget }: PointerEvent) => {
        // The pointer may go onto the label, which stands outside the text.
        const isOnLabel =
          relatedTarget instanceof Element && relatedTarget.closest("[data-author-label]") !== null;
        if (!isOnLabel) showFocused();
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(passages) && target.matches(":focus-visible")) showFocused();
      },
      onBlur: ({ target }: FocusEvent) => {
        if (target === at?.contextElement) setAt(null);
      },
    },
  };
}

/** The line of a passage at this height; the nearest one in the space between two lines. */
function lineAt(passage: HTMLElement, clientY: number): number {
  const index = [...passage.getClientRects()].findIndex(({ bottom }) => clientY < bottom);
  return index === -1 ? passage.getClientRects().length - 1 : index;
}

/** The beginning of a passage's last line, so that the label covers none of it; of the first, if that is out of sight. */
function startOf(passage: HTMLElement): PassagePart {
  const last = passage.getClientRects().length - 1;
  const isInSight = (passage.getClientRects()[last]?.bottom ?? 0) < innerHeight;
  return partOf(passage, isInSight ? last : 0, Number.NEGATIVE_INFINITY);
}

/** A place in one line of a passage, nearest to this `clientX`. It moves with the passage. */
function partOf(passage: HTMLElement, line: number, clientX: number): PassagePart {
  const place = () => passage.getClientRects()[line] ?? passage.getBoundingClientRect();
  const fromLeft = Math.max(0, clientX - place().left);
  return {
    contextElement: passage,
    line,
    getBoundingClientRect: () => {
      const { left, top, width, height } = place();
      return new DOMRect(left + Math.min(fromLeft, width), top, 0, height);
    },
  };
}
