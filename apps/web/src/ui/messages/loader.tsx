import { Spinner } from "./spinner.tsx";
import styles from "./loader.module.css";

/** A placeholder for content that is loading. Appears only after a moment. */
export function Loader() {
  return (
    <div className={styles["loader"]}>
      <Spinner isLarge label="Loading…" />
    </div>
  );
}
