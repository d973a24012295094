import type { ReactNode } from "react";
import type { LinkProps } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import { SidebarLink } from "./sidebar-link.tsx";
import styles from "./sidebar-row.module.css";

interface SidebarRowProps {
  readonly link: LinkProps;
  readonly icon: LucideIcon;
  /** A page's own icon, which stands in place of the icon of its kind. */
  readonly emoji?: string | null | undefined;
  readonly label: string;
  /** What the row's dot means, for screen readers; without it there is no dot. */
  readonly dotLabel?: string | undefined;
  /** For a row that can be moved: the pin's id, and the button that moves the row with the keyboard. */
  readonly pin?: string;
  readonly handle?: ReactNode;
  /** The row's menu. Visible on hover and focus, and always on touch devices. */
  readonly menu: ReactNode;
}

/** A row of a list in the sidebar. */
export function SidebarRow(props: SidebarRowProps) {
  const { link, icon, emoji, label, dotLabel, pin, handle, menu } = props;
  return (
    <li className={styles["row"]} data-pin={pin}>
      <SidebarLink link={link} icon={icon} emoji={emoji} label={label} dotLabel={dotLabel} />
      {handle}
      <span className={styles["menu"]}>{menu}</span>
    </li>
  );
}
