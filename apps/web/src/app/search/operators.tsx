import { messages } from "./tools-messages.ts";
import styles from "./operators.module.css";

/** What can be typed in a search besides words. */
export function Operators() {
  const { label, list } = messages.operators;
  return (
    <dl className={styles["operators"]} aria-label={label}>
      {list.map(({ typed, means }) => (
        <div key={typed}>
          <dt>{typed}</dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  );
}
