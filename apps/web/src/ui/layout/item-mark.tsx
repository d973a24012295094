import type { LucideIcon } from "lucide-react";
import { Icon } from "../buttons/icon.tsx";
import styles from "./item-mark.module.css";

interface ItemMarkProps {
  /** The icon of its kind. */
  readonly icon: LucideIcon;
  /** The emoji that a page has as its icon; it then stands in place of the icon of its kind. */
  readonly emoji?: string | null | undefined;
  readonly className?: string | undefined;
}

/** What stands before a page, draft or workspace in a list. Decorative: hidden from screen readers. */
export function ItemMark({ icon, emoji, className = "" }: ItemMarkProps) {
  if (emoji == null) return <Icon of={icon} className={className} />;
  return (
    <span className={`${styles["emoji"]} ${className}`} aria-hidden>
      {emoji}
    </span>
  );
}
