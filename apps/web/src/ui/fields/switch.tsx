import styles from "./switch.module.css";

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that is on or off, and takes effect at once. The whole line is clickable. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className={styles["line"]}>
      {label}
      <input
        className={styles["switch"]}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
