import styles from "./checkbox.module.css";

interface CheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** Something that a form asks with a yes or no, and that counts when the form is sent. The whole line can be pressed. */
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
