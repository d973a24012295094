import { PencilLine } from "lucide-react";
import { commandKeys } from "../../../lib/keys/command-keys.ts";
import { ariaKeys } from "../../../ui/buttons/aria-keys.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { Tooltip } from "../../../ui/buttons/tooltip.tsx";
import { messages } from "../messages.ts";
import styles from "./edit-toggle.module.css";

interface EditToggleProps {
  readonly isEditing: boolean;
  readonly hasDraft: boolean;
  /** Whether the draft is read-only, because its author may no longer edit the page. */
  readonly isReadOnly?: boolean;
  readonly onToggle: () => void;
  /** Called when the pointer or the focus comes near: preload the editor. */
  readonly onNear?: () => void;
  /** Why editing cannot be turned off. */
  readonly unavailableBecause?: string | undefined;
}

/** Keeps the Publish button below the toggle uncovered. */
const tooltipSide = "left";

/** Turns draft editing on and off, and shows whether a draft exists. */
export function EditToggle(props: EditToggleProps) {
  const { isEditing, hasDraft, isReadOnly = false, onToggle, onNear, unavailableBecause } = props;
  const label = hasDraft ? (
    <span className={styles["long"]}>{messages.toggle.draftAvailable}</span>
  ) : (
    messages.toggle.edit
  );
  const button = (
    <Button
      kind={isEditing || hasDraft ? "pencil" : "plain"}
      icon={<Icon of={PencilLine} />}
      aria-pressed={isEditing}
      aria-keyshortcuts={ariaKeys(commandKeys.edit)}
      unavailableBecause={unavailableBecause}
      tooltipSide={tooltipSide}
      onClick={onToggle}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {isEditing ? (isReadOnly ? messages.toggle.yourDraft : messages.toggle.editing) : label}
    </Button>
  );
  if (unavailableBecause !== undefined) return button;
  const [on, off] = isReadOnly
    ? [messages.toggle.readDraft, messages.toggle.backToPage]
    : [messages.toggle.turnOn, messages.toggle.turnOff];
  return (
    <Tooltip text={isEditing ? off : on} side={tooltipSide}>
      {button}
    </Tooltip>
  );
}
