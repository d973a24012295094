import { Link, type LinkProps } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import { countWords } from "../../lib/count-words.ts";
import { Icon } from "../buttons/icon.tsx";
import styles from "./sidebar-link.module.css";

interface SidebarLinkProps {
  readonly link: LinkProps;
  readonly icon: LucideIcon;
  readonly label: string;
  /** The number of waiting items; 0 is not shown. */
  readonly count?: number;
}

/** A link in the sidebar, highlighted while its screen is open. */
export function SidebarLink({ link, icon, label, count = 0 }: SidebarLinkProps) {
  return (
    <Link
      {...link}
      className={styles["row"]}
      activeOptions={{ exact: true, includeSearch: false }}
      title={label}
    >
      <Icon of={icon} />
      <span className={styles["label"]}>{label}</span>
      {count > 0 && <span className={styles["count"]}>{countWords(count)}</span>}
    </Link>
  );
}
