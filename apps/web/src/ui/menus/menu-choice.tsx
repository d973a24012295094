import { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import { Icon } from "../buttons/icon.tsx";
import styles from "./menu-choice.module.css";

interface MenuChoiceProps<Value extends string> {
  /** The name of the setting. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

/** A group of menu entries of which one is chosen. The menu stays open, so that the effect is visible. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const { label, options, value, onValue } = props;
  return (
    <Base.Group>
      <Base.GroupLabel className={styles["label"]}>{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={(chosen: Value) => onValue(chosen)}>
        {options.map((option) => (
          <Base.RadioItem
            key={option.value}
            className={styles["item"]}
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
