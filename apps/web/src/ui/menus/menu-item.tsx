import { Menu as Base } from "@base-ui/react/menu";
import type { LucideIcon } from "lucide-react";
import { ariaKeys } from "../buttons/aria-keys.ts";
import { Icon } from "../buttons/icon.tsx";
import { Keys } from "../buttons/keys.tsx";
import { Tooltip } from "../buttons/tooltip.tsx";
import styles from "./menu-item.module.css";

interface MenuItemProps {
  readonly icon?: LucideIcon;
  readonly label: string;
  /** What the entry does, in a line below its label. */
  readonly hint?: string;
  /** The keyboard shortcut, shown at the end of the entry. */
  readonly keys?: readonly string[] | undefined;
  readonly onSelect: () => void;
  /**
   * Why the entry cannot be used now. The entry then stays focusable, does nothing, and shows this text in a tooltip.
   */
  readonly unavailableBecause?: string | undefined;
  /** Drawn in red, for entries that remove something. */
  readonly isDangerous?: boolean;
}

/** One command of a menu. */
export function MenuItem(props: MenuItemProps) {
  const { icon, label, hint, keys, onSelect, unavailableBecause, isDangerous = false } = props;
  const isUnavailable = unavailableBecause !== undefined;
  const item = (
    <Base.Item
      className={styles["item"]}
      disabled={isUnavailable}
      data-dangerous={isDangerous || undefined}
      aria-keyshortcuts={keys && ariaKeys(keys)}
      onClick={onSelect}
    >
      {icon !== undefined && <Icon of={icon} />}
      {hint === undefined ? (
        label
      ) : (
        <span>
          {label} <small className={styles["hint"]}>{hint}</small>
        </span>
      )}
      {keys !== undefined && (
        <span className={styles["keys"]} aria-hidden>
          <Keys keys={keys} />
        </span>
      )}
    </Base.Item>
  );
  if (!isUnavailable) return item;
  return (
    <Tooltip text={unavailableBecause} side="right">
      {item}
    </Tooltip>
  );
}
