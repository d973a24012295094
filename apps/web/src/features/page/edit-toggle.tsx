import { PencilLine } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";

interface EditToggleProps {
  readonly isEditing: boolean;
  readonly hasDraft: boolean;
  readonly onToggle: () => void;
  /** The pointer or the focus is near: time to fetch the editor. */
  readonly onNear?: () => void;
  /** Why editing cannot be turned off. */
  readonly stuckBecause?: string | undefined;
}

/** Turns draft editing on and off, and says whether a draft is there. */
export function EditToggle(props: EditToggleProps) {
  const { isEditing, hasDraft, onToggle, onNear, stuckBecause } = props;
  const words = hasDraft ? "Draft Available" : "Edit";
  const button = (
    <Button
      kind={isEditing || hasDraft ? "pencil" : "plain"}
      icon={<Icon of={PencilLine} />}
      aria-pressed={isEditing}
      unavailableBecause={stuckBecause}
      onClick={onToggle}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {isEditing ? "Editing" : words}
    </Button>
  );
  if (stuckBecause !== undefined) return button;
  return <Tooltip text={isEditing ? "Turn off editing" : "Turn on editing"}>{button}</Tooltip>;
}
