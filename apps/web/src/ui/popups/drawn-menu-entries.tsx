import { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import { ariaKeys } from "../buttons/aria-keys.ts";
import { Icon } from "../buttons/icon.tsx";
import { Keys } from "../buttons/keys.tsx";
import choiceStyles from "../menus/menu-choice.module.css";
import styles from "../menus/menu-item.module.css";
import separatorStyles from "../menus/menu-separator.module.css";
import { DrawnTooltip } from "./drawn-tooltip.tsx";
import { menuIcon } from "./menu-icons.ts";
import type { MenuChoiceProps, MenuItemProps } from "./menu-props.ts";

export function DrawnMenuItem(props: MenuItemProps) {
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
      {icon !== undefined && <Icon of={menuIcon(icon)} />}
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
    <DrawnTooltip text={unavailableBecause} side="right">
      {item}
    </DrawnTooltip>
  );
}

export function DrawnMenuSeparator() {
  return <Base.Separator className={separatorStyles["separator"]} />;
}

export function DrawnMenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const { label, options, value, onValue } = props;
  return (
    <Base.Group>
      <Base.GroupLabel className={choiceStyles["label"]}>{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={(chosen: Value) => onValue(chosen)}>
        {options.map((option) => (
          <Base.RadioItem
            key={option.value}
            className={choiceStyles["item"]}
            value={option.value}
            closeOnClick={false}
          >
            {option.label}
            <Base.RadioItemIndicator>
              <Icon of={Check} />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}
