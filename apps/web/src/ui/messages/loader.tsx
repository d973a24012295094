import { Spinner } from "./spinner.tsx";
import { messages } from "../messages.ts";
import styles from "./loader.module.css";

/** A placeholder for content that is loading. Appears only after a moment. */
export function Loader() {
  return (
    <div className={styles["loader"]}>
      <Spinner isLarge label={messages.loading} />
    </div>
  );
}
