import styles from "./checkbox.module.css";

interface CheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A yes-or-no field of a form; takes effect when the form is submitted. The whole line is clickable. */
export function Checkbox({ label, isChecked, onChange }: CheckboxProps) {
  return (
    <label className={styles["line"]}>
      <input
        className={styles["box"]}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
