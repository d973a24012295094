import { PencilLine } from "lucide-react";
import { commandKeys } from "../../lib/command-keys.ts";
import { ariaKeys } from "../../ui/aria-keys.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";

interface EditToggleProps {
  readonly isEditing: boolean;
  readonly hasDraft: boolean;
  /** Whether the draft can no more than be read: its author may not edit the page any more. */
  readonly isReadOnly?: boolean;
  readonly onToggle: () => void;
  /** The pointer or the focus is near: time to fetch the editor. */
  readonly onNear?: () => void;
  /** Why editing cannot be turned off. */
  readonly stuckBecause?: string | undefined;
}

/** Publish is below the toggle, and stays free. */
const tooltipSide = "left";

/** Turns draft editing on and off, and says whether a draft is there. */
export function EditToggle(props: EditToggleProps) {
  const { isEditing, hasDraft, isReadOnly = false, onToggle, onNear, stuckBecause } = props;
  const words = hasDraft ? "Draft Available" : "Edit";
  const button = (
    <Button
      kind={isEditing || hasDraft ? "pencil" : "plain"}
      icon={<Icon of={PencilLine} />}
      aria-pressed={isEditing}
      aria-keyshortcuts={ariaKeys(commandKeys.edit)}
      unavailableBecause={stuckBecause}
      tooltipSide={tooltipSide}
      onClick={onToggle}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {isEditing ? (isReadOnly ? "Your draft" : "Editing") : words}
    </Button>
  );
  if (stuckBecause !== undefined) return button;
  const [on, off] = isReadOnly
    ? ["Read your draft", "Back to the page"]
    : ["Turn on editing", "Turn off editing"];
  return (
    <Tooltip text={isEditing ? off : on} side={tooltipSide}>
      {button}
    </Tooltip>
  );
}
