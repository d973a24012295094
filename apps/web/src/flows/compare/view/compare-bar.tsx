import { ChevronDown, ChevronUp } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { useOfferScreenCommands } from "../../screen-commands/use-offer-screen-commands.ts";
import { messages } from "../messages.ts";
import { compareCommands } from "./compare-commands.ts";
import type { CompareMode } from "../comparison/compare-mode.ts";
import styles from "./compare-bar.module.css";

interface CompareBarProps {
  readonly sentence: string;
  readonly changes: number;
  /** Zero-based; `null` before the first step. */
  readonly position: number | null;
  readonly onStep: (by: 1 | -1) => void;
  /** `null` where there is only one layout. */
  readonly layouts: {
    readonly mode: CompareMode;
    readonly onMode: (mode: CompareMode) => void;
  } | null;
  readonly isText: boolean;
  readonly onText: (isText: boolean) => void;
  /** Who made the current change. */
  readonly note: ReactNode;
}

/** The number of changes, buttons to the previous and next change, and the choice of layout. */
export function CompareBar(props: CompareBarProps) {
  const { sentence, changes, position, onStep, layouts, isText, onText, note } = props;
  useOfferScreenCommands(messages.commands.group, compareCommands(props));
  return (
    <div className={styles["bar"]}>
      <p className={styles["sentence"]}>{sentence}</p>
      <div className={styles["tools"]}>
        {layouts !== null && !isText && (
          <fieldset aria-label={messages.layout.label} className={styles["group"]}>
            <ModeButton of="sideBySide" label={messages.layout.sideBySide} {...layouts} />
            <ModeButton of="inline" label={messages.layout.inline} {...layouts} />
          </fieldset>
        )}
        <Button
          kind="quiet"
          className={styles["mode"]}
          aria-pressed={isText}
          onClick={() => onText(!isText)}
        >
          {messages.readAsText}
        </Button>
        {changes > 0 && !isText && (
          <fieldset aria-label={messages.changes} className={styles["group"]}>
            <span className={styles["position"]}>
              {messages.change(position === null ? null : position + 1, changes)}
            </span>
            <IconButton
              label={messages.previousChange}
              icon={<Icon of={ChevronUp} />}
              onClick={() => onStep(-1)}
            />
            <IconButton
              label={messages.nextChange}
              icon={<Icon of={ChevronDown} />}
              onClick={() => onStep(1)}
            />
          </fieldset>
        )}
      </div>
      {note && (
        // The hidden status of CompareView reads it out, together with the change.
        <p className={styles["note"]} aria-hidden>
          {note}
        </p>
      )}
    </div>
  );
}

function ModeButton({
  of,
  label,
  mode,
  onMode,
}: {
  readonly of: CompareMode;
  readonly label: string;
  readonly mode: CompareMode;
  readonly onMode: (mode: CompareMode) => void;
}) {
  return (
    <Button
      kind="quiet"
      className={styles["mode"]}
      aria-pressed={mode === of}
      onClick={() => onMode(of)}
    >
      {label}
    </Button>
  );
}
