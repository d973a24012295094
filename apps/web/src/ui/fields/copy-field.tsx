import { Check, Copy } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../buttons/button.tsx";
import { messages } from "../messages.ts";
import styles from "./copy-field.module.css";
import { Icon } from "../buttons/icon.tsx";

interface CopyFieldProps {
  /** The name of the text, for screen readers. */
  readonly label: string;
  readonly value: string;
}

/**
 * A read-only text with a button that copies it. If the browser denies access to the clipboard, the text is selected,
 * so that the person can copy it with the keyboard.
 */
export function CopyField({ label, value }: CopyFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<"copied" | "selected" | null>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome("copied");
    } catch {
      inputRef.current?.focus();
      inputRef.current?.select();
      setOutcome("selected");
    }
  }

  return (
    <div className={styles["field"]}>
      <input
        ref={inputRef}
        className={styles["text"]}
        aria-label={label}
        readOnly
        value={value}
        onFocus={({ target }) => target.select()}
      />
      <Button
        icon={<Icon of={outcome === "copied" ? Check : Copy} />}
        aria-label={outcome === "copied" ? messages.copiedOf(label) : messages.copyOf(label)}
        onClick={() => void copy()}
      >
        {outcome === "copied" ? messages.copied : messages.copy}
      </Button>
      <output className={outcome === "selected" ? styles["note"] : "visually-hidden"}>
        {outcome === "copied" && messages.wasCopied(label)}
        {outcome === "selected" && messages.copyBlocked}
      </output>
    </div>
  );
}
