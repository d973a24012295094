import styles from "./keys.module.css";

/** Keys of a chord or a sequence, each drawn as a key. */
export function Keys({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className={styles["keys"]}>
      {keys.map((key) => (
        <kbd key={key} className={styles["key"]}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
