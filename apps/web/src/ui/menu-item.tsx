import { Menu as Base } from "@base-ui/react/menu";
import type { LucideIcon } from "lucide-react";
import { ariaKeys } from "./aria-keys.ts";
import { Icon } from "./icon.tsx";
import { Keys } from "./keys.tsx";
import { Tooltip } from "./tooltip.tsx";
import styles from "./menu-item.module.css";

interface MenuItemProps {
  readonly icon?: LucideIcon;
  readonly label: string;
  /** The keys that do the same, shown at its end. */
  readonly keys?: readonly string[];
  readonly onSelect: () => void;
  /** Why it cannot be used now. It stays reachable, does nothing, and says this in a tooltip. */
  readonly unavailableBecause?: string | undefined;
  /** Drawn in red: what removes something. */
  readonly isDangerous?: boolean;
}

/** One thing to do in a menu. */
export function MenuItem(props: MenuItemProps) {
  const { icon, label, keys, onSelect, unavailableBecause, isDangerous = false } = props;
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
      {label}
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
