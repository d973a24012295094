import { Menu as Base } from "@base-ui/react/menu";
import { memo, useMemo } from "react";
import { DrawnMenuPopup } from "./drawn-menu-popup.tsx";
import { giveTo } from "./give-to-trigger.tsx";
import type { MenuOfProps, OpenableMenuProps } from "./menu-props.ts";

/** A menu and its button. */
export function DrawnMenu(props: OpenableMenuProps) {
  const { trigger, side = "bottom", align = "end", finalFocus, isOpen, onOpen, children } = props;
  return (
    <Base.Root open={isOpen} onOpenChange={(isWanted) => onOpen(isWanted)}>
      <Base.Trigger render={trigger} />
      <DrawnMenuPopup side={side} align={align} finalFocus={finalFocus}>
        {children}
      </DrawnMenuPopup>
    </Base.Root>
  );
}

/** The menu of a button that is drawn elsewhere. */
export const MenuOf = memo(function MenuOf(props: MenuOfProps) {
  const { trigger, side = "bottom", align = "end", finalFocus, isOpen, onOpen, onGiven } = props;
  const render = useMemo(() => giveTo(trigger, onGiven), [trigger, onGiven]);
  return (
    <Base.Root open={isOpen} onOpenChange={(isWanted) => onOpen(isWanted)}>
      <Base.Trigger render={render} />
      <DrawnMenuPopup side={side} align={align} finalFocus={finalFocus} isByKey={props.isByKey}>
        {props.children}
      </DrawnMenuPopup>
    </Base.Root>
  );
});
