import { Link, type LinkProps } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import { countWords } from "../lib/count-words.ts";
import { Icon } from "./icon.tsx";
import styles from "./sidebar-link.module.css";

interface SidebarLinkProps {
  readonly link: LinkProps;
  readonly icon: LucideIcon;
  readonly label: string;
  /** How much waits there; none is not shown. */
  readonly count?: number;
}

/** A row of the sidebar that leads somewhere; marked while the reader is there. */
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
