import { Menu as Base } from "@base-ui/react/menu";
import { useState, type ReactElement, type ReactNode } from "react";
import { MenuPopup } from "./menu-popup.tsx";

interface MenuProps {
  /** The button that opens the menu; it gets the ARIA attributes. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly side?: "top" | "bottom";
  readonly align?: "start" | "end";
  /** Fetches entries before the menu opens. Entries that arrive in an open menu move its highlight to another entry. */
  readonly prepare?: () => Promise<unknown>;
  /** What gets the focus when the menu closes; the button unless this says otherwise. */
  readonly finalFocus?: () => HTMLElement | null;
  /** `MenuItem`s, `MenuSeparator`s and `MenuHeading`s. */
  readonly children: ReactNode;
}

/** A menu of commands that opens at a button. Arrow keys, first letters, Enter and Escape work. */
export function Menu(props: MenuProps) {
  const { trigger, side = "bottom", align = "end", prepare, finalFocus, children } = props;
  const [isOpen, setOpen] = useState(false);
  const change = (isWanted: boolean): void => {
    if (isWanted && prepare !== undefined) void prepare().finally(() => setOpen(true));
    else setOpen(isWanted);
  };
  return (
    <Base.Root open={isOpen} onOpenChange={change}>
      <Base.Trigger render={trigger} />
      <MenuPopup side={side} align={align} finalFocus={finalFocus}>
        {children}
      </MenuPopup>
    </Base.Root>
  );
}
