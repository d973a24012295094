import styles from "./key-hint.module.css";

/** The keyboard shortcut shown inside a button. */
export function KeyHint({ of }: { readonly of: string }) {
  return (
    <kbd className={styles["key"]} aria-hidden="true">
      {of}
    </kbd>
  );
}
