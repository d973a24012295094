import { useCallback, useEffect, useState, type KeyboardEvent, type MouseEvent } from "react";
import { holdKeysForPopup } from "../popups/hold-keys.ts";
import type { MenuProps, OpenableMenuProps } from "../popups/menu-props.ts";
import { loadedPopups, usePopupParts } from "../popups/popups.ts";
import { useEarlyTrigger } from "../popups/use-early-trigger.ts";

/** A menu of commands that opens at a button. Arrow keys, first letters, Enter and Escape work. */
export function Menu({ prepare, ...menu }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  // Chosen once: React would replace the button.
  const [parts] = useState(loadedPopups);
  const change = (isWanted: boolean): void => {
    if (isWanted && prepare !== undefined) void prepare().finally(() => setOpen(true));
    else setOpen(isWanted);
  };
  return parts === null ? (
    <EarlyMenu {...menu} isOpen={isOpen} onOpen={change} />
  ) : (
    <parts.DrawnMenu {...menu} isOpen={isOpen} onOpen={change} />
  );
}

/** As Base UI has them for the button of a menu that is closed. */
const attributes = { "aria-haspopup": "menu", "aria-expanded": false };

/** A menu whose button was drawn before what draws menus is loaded. */
function EarlyMenu({ trigger, isOpen, onOpen, ...menu }: OpenableMenuProps) {
  const parts = usePopupParts(isOpen);
  const { element, onGiven, draw } = useEarlyTrigger(trigger);
  const [isByKey, setByKey] = useState(false);
  const open = (isKey: boolean): void => {
    holdKeysForPopup();
    setByKey(isKey);
    onOpen(true);
  };
  const change = useCallback(
    (isWanted: boolean) => {
      setByKey(false);
      onOpen(isWanted);
    },
    [onOpen],
  );
  const isAwaited = isOpen && parts === null;
  useEffect(() => {
    if (!isAwaited) return undefined;
    // As a press beside a menu that is open.
    const leave = ({ target }: PointerEvent): void => {
      if (target instanceof Node && element.current?.contains(target) !== true) change(false);
    };
    window.addEventListener("pointerdown", leave, { capture: true });
    return () => window.removeEventListener("pointerdown", leave, { capture: true });
  }, [isAwaited, element, change]);
  const handlers = {
    // A key, or a screen reader, clicks without the pointer.
    onClick: ({ detail }: MouseEvent) => open(detail === 0),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      open(true);
    },
  };
  return (
    <>
      {draw(parts, { attributes, handlers })}
      {parts !== null && (
        <parts.MenuOf
          {...menu}
          trigger={element}
          isOpen={isOpen}
          isByKey={isByKey}
          onOpen={change}
          onGiven={onGiven}
        />
      )}
    </>
  );
}
