import { Menu as Base } from "@base-ui/react/menu";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { MenuPopup } from "./menu-popup.tsx";

interface MenuAtProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Whether a key opened it: then its first entry has the focus. */
  readonly isByKey?: boolean;
  /** The element that the menu opens at. */
  readonly anchor: RefObject<Element | null>;
  /** The name of the menu. */
  readonly label: string;
  /** What gets the focus when the menu closes. */
  readonly finalFocus: () => HTMLElement | null;
  /** `MenuItem`s, `MenuSeparator`s and `Submenu`s. */
  readonly children: ReactNode;
}

/** Within this time, a second press is taken for that of a double click, in milliseconds. */
const doubleClickMs = 300;

/** A menu of commands that opens at an element in other ways than by a click, for example also by a key. */
export function MenuAt({ isOpen, onOpen, anchor, label, ...popup }: MenuAtProps) {
  const openedAtMs = useRef(0);
  useEffect(() => {
    if (isOpen) openedAtMs.current = performance.now();
  }, [isOpen]);
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(isWanted, { event, reason }) => {
        // A press beside the menu does not say that it is the second one.
        const isSecondPress = event.timeStamp - openedAtMs.current < doubleClickMs;
        if (reason !== "outside-press" || !isSecondPress) onOpen(isWanted);
      }}
    >
      <MenuPopup side="bottom" align="start" anchor={anchor} label={label} {...popup} />
    </Base.Root>
  );
}
