import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { LucideIcon } from "lucide-react";
import { messages } from "../messages.ts";
import { ItemMark } from "./item-mark.tsx";
import styles from "./item-link.module.css";

interface ItemLinkProps {
  readonly link: LinkProps;
  readonly icon: LucideIcon;
  /** A page's or workspace's own icon, which stands in place of the icon of its kind. */
  readonly emoji?: string | null;
  /** The kind of the item, for screen readers, because the icon is hidden from them. */
  readonly kind: string;
  readonly title: string;
  readonly isDeleted?: boolean;
  /** A state, shown as a word beside the title. */
  readonly mark?: ReactNode;
  /** The name of its workspace. */
  readonly path?: string;
  /** When it was last used, in words. */
  readonly time?: string;
  /** One or two lines of its text. */
  readonly excerpt?: ReactNode;
  /** Called when the person follows the link. */
  readonly onFollow?: () => void;
}

/** A page, draft or workspace in a list of a screen. */
export function ItemLink(props: ItemLinkProps) {
  const { link, icon, emoji, kind, title, isDeleted = false } = props;
  const { mark, path, time, excerpt, onFollow } = props;
  return (
    <Link {...link} className={styles["item"]} onClick={onFollow}>
      <ItemMark icon={icon} emoji={emoji} className={styles["icon"]} />
      <span className={styles["words"]}>
        {/* `auto` passes over parts with a direction of their own: the title alone decides. */}
        <span className={styles["title"]} title={title} dir="auto">
          <span className="visually-hidden" dir="ltr">
            {kind}{" "}
          </span>
          {isDeleted && (
            <span className={styles["deleted"]} dir="ltr">
              {messages.deleted}{" "}
            </span>
          )}
          <span>{title}</span>
          {mark !== undefined && (
            <span className={styles["mark"]} dir="ltr">
              {mark}
            </span>
          )}
        </span>
        {path !== undefined && (
          <span className={styles["path"]} title={path}>
            {path}
          </span>
        )}
        {excerpt !== undefined && <span className={styles["excerpt"]}>{excerpt}</span>}
      </span>
      {time !== undefined && <span className={styles["time"]}>{time}</span>}
    </Link>
  );
}
