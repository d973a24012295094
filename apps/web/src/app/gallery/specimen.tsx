import { useState, type ReactNode } from "react";
import styles from "./gallery.module.css";

interface SpecimenProps {
  /** The component's name. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A component in its states. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <section className={styles["specimen"]} aria-label={name}>
      <h3 className={styles["name"]}>{name}</h3>
      <div className={styles["states"]}>{children}</div>
    </section>
  );
}

interface WithStateProps<Value> {
  readonly initial: Value;
  readonly children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Holds the value of a specimen that people can change. */
export function WithState<Value>({ initial, children }: WithStateProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
