import styles from "./key-hint.module.css";

/** The key that does the same as the button it stands in. */
export function KeyHint({ of }: { readonly of: string }) {
  return (
    <kbd className={styles["key"]} aria-hidden="true">
      {of}
    </kbd>
  );
}
