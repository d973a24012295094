import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { LucideIcon } from "lucide-react";
import { Icon } from "./icon.tsx";
import styles from "./item-link.module.css";

interface ItemLinkProps {
  readonly link: LinkProps;
  readonly icon: LucideIcon;
  /** What kind of thing it is, for screen readers, which see no icon. */
  readonly kind: string;
  readonly title: string;
  readonly isDeleted?: boolean;
  /** A state worth a word beside the title. */
  readonly mark?: ReactNode;
  /** Where it lies: its workspace. */
  readonly path?: string;
  /** When it was last touched, in words. */
  readonly time?: string;
  /** A line or two of what it says. */
  readonly excerpt?: ReactNode;
  /** Told when the person goes there. */
  readonly onFollow?: () => void;
}

/** A page, draft or workspace in a list of a screen. */
export function ItemLink(props: ItemLinkProps) {
  const { link, icon, kind, title, isDeleted = false, mark, path, time, excerpt, onFollow } = props;
  return (
    <Link {...link} className={styles["item"]} onClick={onFollow}>
      <Icon of={icon} className={styles["icon"]} />
      <span className={styles["words"]}>
        <span className={styles["title"]}>
          <span className="visually-hidden">{kind} </span>
          {isDeleted && <span className={styles["deleted"]}>(Deleted) </span>}
          {title}
          {mark !== undefined && <span className={styles["mark"]}>{mark}</span>}
        </span>
        {path !== undefined && <span className={styles["path"]}>{path}</span>}
        {excerpt !== undefined && <span className={styles["excerpt"]}>{excerpt}</span>}
      </span>
      {time !== undefined && <span className={styles["time"]}>{time}</span>}
    </Link>
  );
}
