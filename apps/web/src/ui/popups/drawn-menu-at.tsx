import { Menu as Base } from "@base-ui/react/menu";
import { useEffect, useRef } from "react";
import { DrawnMenuPopup } from "./drawn-menu-popup.tsx";
import type { MenuAtProps } from "./menu-props.ts";

/** Within this time, a second press is taken for that of a double click, in milliseconds. */
const doubleClickMs = 300;

export function DrawnMenuAt({ isOpen, onOpen, anchor, label, ...popup }: MenuAtProps) {
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
      <DrawnMenuPopup side="bottom" align="start" anchor={anchor} label={label} {...popup} />
    </Base.Root>
  );
}
