import { Spinner } from "./spinner.tsx";
import styles from "./loader.module.css";

/** What stands where content is being fetched; it shows itself only when that takes a moment. */
export function Loader() {
  return (
    <div className={styles["loader"]}>
      <Spinner isLarge label="Loading…" />
    </div>
  );
}
