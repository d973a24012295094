import { Menu as Base } from "@base-ui/react/menu";
import type { ReactNode, RefObject } from "react";
import { MenuPopup } from "./menu-popup.tsx";

interface MenuAtProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** The element that the menu opens at. */
  readonly anchor: RefObject<Element | null>;
  /** The name of the menu. */
  readonly label: string;
  /** What gets the focus when the menu closes. */
  readonly finalFocus: () => HTMLElement | null;
  /** `MenuItem`s, `MenuSeparator`s and `Submenu`s. */
  readonly children: ReactNode;
}

/** A menu of commands that opens at an element in other ways than by a click, for example also by a key. */
export function MenuAt({ isOpen, onOpen, anchor, label, finalFocus, children }: MenuAtProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(isWanted) => onOpen(isWanted)}>
      <MenuPopup side="bottom" align="start" anchor={anchor} label={label} finalFocus={finalFocus}>
        {children}
      </MenuPopup>
    </Base.Root>
  );
}
