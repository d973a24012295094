import { ChevronDown } from "lucide-react";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Icon } from "../../../../ui/buttons/icon.tsx";
import { MenuItem } from "../../../../ui/menus/menu-item.tsx";
import { MenuSeparator } from "../../../../ui/menus/menu-separator.tsx";
import { Menu } from "../../../../ui/menus/menu.tsx";
import { messages } from "../../messages.tsx";
import { KeyHint } from "./key-hint.tsx";
import styles from "./conflict-actions.module.css";
import type { ResolvingStep } from "./resolving-key.ts";

interface ConflictActionsProps {
  /** Whether a version is undone; otherwise the draft is updated. */
  readonly isUndo: boolean;
  readonly mayKeepBoth: boolean;
  readonly isBaseShown: boolean;
  readonly isAllResolved: boolean;
  /** Whether a conflict other than the one on screen is open. */
  readonly isOtherOpen: boolean;
  readonly onStep: (step: ResolvingStep) => void;
  readonly onLater: () => void;
  readonly onCancel: () => void;
}

/**
 * The menu with the other choices for a conflict, and the button to go on or finish the update; no button while only the
 * conflict on screen is left.
 */
export function ConflictActions(props: ConflictActionsProps) {
  const { isUndo, mayKeepBoth, isBaseShown, isAllResolved, isOtherOpen } = props;
  const { onStep, onLater, onCancel } = props;
  const { conflicts } = messages;
  const finishLabel = isUndo ? messages.undo.version : messages.updateDraft;
  return (
    <div className={styles["actions"]}>
      <Menu
        align="start"
        trigger={<Button icon={<Icon of={ChevronDown} />}>{conflicts.moreChoices}</Button>}
      >
        {mayKeepBoth && (
          <MenuItem label={conflicts.keepBoth} keys={["3"]} onSelect={() => onStep("both")} />
        )}
        <MenuItem label={conflicts.writeOwn} keys={["E"]} onSelect={() => onStep("edit")} />
        <MenuItem
          label={isBaseShown ? conflicts.hideOriginal : conflicts.showOriginal}
          keys={["B"]}
          onSelect={() => onStep("original")}
        />
        <MenuSeparator />
        <MenuItem label={conflicts.later} onSelect={onLater} />
        <MenuItem
          label={isUndo ? messages.undo.cancel : messages.cancelUpdate}
          onSelect={onCancel}
        />
      </Menu>
      {(isAllResolved || isOtherOpen) && (
        <Button
          kind={isAllResolved ? "primary" : "plain"}
          aria-keyshortcuts="Enter"
          onClick={() => onStep("continue")}
        >
          {isAllResolved ? finishLabel : conflicts.nextConflict}
          <KeyHint of="↵" />
        </Button>
      )}
    </div>
  );
}
