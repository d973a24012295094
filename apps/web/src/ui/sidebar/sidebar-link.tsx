import { Link, type LinkProps } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import { countWords } from "../../lib/count-words.ts";
import { ItemMark } from "../layout/item-mark.tsx";
import styles from "./sidebar-link.module.css";

interface SidebarLinkProps {
  readonly link: LinkProps;
  readonly icon: LucideIcon;
  /** A page's own icon, which stands in place of the icon of its kind. */
  readonly emoji?: string | null | undefined;
  readonly label: string;
  /** The number of waiting items; 0 is not shown. */
  readonly count?: number;
  /** What a dot at the end of the row means, for screen readers; without it there is no dot. */
  readonly dotLabel?: string | undefined;
}

/** A link in the sidebar, highlighted while its screen is open. */
export function SidebarLink({ link, icon, emoji, label, count = 0, dotLabel }: SidebarLinkProps) {
  return (
    <Link
      {...link}
      className={styles["row"]}
      activeOptions={{ exact: true, includeSearch: false }}
      title={label}
    >
      <ItemMark icon={icon} emoji={emoji} />
      <span className={styles["label"]} dir="auto">
        {label}
      </span>
      {dotLabel !== undefined && (
        <span className={styles["dot"]}>
          <span className="visually-hidden">{dotLabel}</span>
        </span>
      )}
      {count > 0 && <span className={styles["count"]}>{countWords(count)}</span>}
    </Link>
  );
}
