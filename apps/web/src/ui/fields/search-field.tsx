import { Search } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../buttons/icon.tsx";
import styles from "./search-field.module.css";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "onChange" | "value" | "type"> {
  /** The field's name for screen readers. */
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Content at the end of the field, such as a spinner. */
  readonly end?: ReactNode;
}

/** A search field. Escape first clears it; only an empty field lets Escape through. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onValue, end, className, onKeyDown, ...rest } = props;
  return (
    <div className={classNames(styles["field"], className)}>
      <Icon of={Search} className={styles["icon"]} />
      <input
        spellCheck={false}
        autoComplete="off"
        {...rest}
        type="search"
        aria-label={label}
        className={styles["input"]}
        value={value}
        onChange={({ target }) => onValue(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && value !== "" && !event.nativeEvent.isComposing) {
            event.preventDefault();
            event.stopPropagation();
            onValue("");
          }
          onKeyDown?.(event);
        }}
      />
      {end !== undefined && <span className={styles["end"]}>{end}</span>}
    </div>
  );
}
