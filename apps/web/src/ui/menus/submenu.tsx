import { Menu as Base } from "@base-ui/react/menu";
import { ChevronRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../buttons/icon.tsx";
import { DrawnMenuPopup } from "../popups/drawn-menu-popup.tsx";
import styles from "./menu-item.module.css";

interface SubmenuProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** `MenuItem`s and `MenuSeparator`s. */
  readonly children: ReactNode;
}

/** An entry of a menu that opens another menu beside it, by pointer, Enter or the right arrow. */
export function Submenu({ icon, label, children }: SubmenuProps) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={styles["item"]}>
        <Icon of={icon} />
        {label}
        <span className={styles["more"]}>
          <Icon of={ChevronRight} />
        </span>
      </Base.SubmenuTrigger>
      <DrawnMenuPopup
        side="inline-end"
        align="start"
        sideOffset={2}
        alignOffset={-6}
        // On a phone, it covers a part of the menu.
        collisionAvoidance={{ side: "shift" }}
      >
        {children}
      </DrawnMenuPopup>
    </Base.SubmenuRoot>
  );
}
