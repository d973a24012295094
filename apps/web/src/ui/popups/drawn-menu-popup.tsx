import { Menu as Base } from "@base-ui/react/menu";
import type { ComponentProps, ReactNode, RefObject } from "react";
import styles from "../menus/menu.module.css";

interface MenuPopupProps extends Pick<
  ComponentProps<typeof Base.Positioner>,
  "side" | "align" | "alignOffset" | "sideOffset" | "collisionAvoidance"
> {
  /** The element that the menu opens at; its trigger unless this says otherwise. */
  readonly anchor?: RefObject<Element | null>;
  /** The name of the menu, if it has no trigger that names it. */
  readonly label?: string;
  /** Whether the first entry gets the focus that the menu gets when it opens, for a menu that a key opened. */
  readonly isByKey?: boolean | undefined;
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  readonly children: ReactNode;
}

/** The box of a menu with its entries, in front of everything else. */
export function DrawnMenuPopup({
  label,
  isByKey = false,
  finalFocus,
  children,
  ...place
}: MenuPopupProps) {
  return (
    <Base.Portal>
      <Base.Positioner
        className={styles["positioner"]}
        sideOffset={4}
        collisionPadding={8}
        {...place}
      >
        <Base.Popup
          className={styles["popup"]}
          {...(label !== undefined && { "aria-label": label })}
          {...(finalFocus && { finalFocus })}
          onFocus={({ target, currentTarget }) => {
            if (!isByKey || target !== currentTarget) return;
            currentTarget.querySelector<HTMLElement>("[role^=menuitem]")?.focus();
          }}
        >
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
