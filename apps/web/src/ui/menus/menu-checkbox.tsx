import { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import { Icon } from "../buttons/icon.tsx";
import styles from "./menu-choice.module.css";

interface MenuCheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A menu entry that is on or off. The menu stays open, so that the effect is visible. */
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
