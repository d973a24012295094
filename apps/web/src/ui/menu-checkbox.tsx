import { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import { Icon } from "./icon.tsx";
import styles from "./menu-choice.module.css";

interface MenuCheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** An entry of a menu that is on or off; choosing it leaves the menu open, so that the effect can be seen. */
export function MenuCheckbox({ label, isChecked, onChange }: MenuCheckboxProps) {
  return (
    <Base.CheckboxItem
      className={styles["item"]}
      checked={isChecked}
      closeOnClick={false}
      onCheckedChange={(wanted) => onChange(wanted)}
    >
      {label}
      <Base.CheckboxItemIndicator>
        <Icon of={Check} />
      </Base.CheckboxItemIndicator>
    </Base.CheckboxItem>
  );
}
