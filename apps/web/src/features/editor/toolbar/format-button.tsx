import { Toolbar } from "@base-ui/react/toolbar";
import {
  Bold,
  Code,
  IndentDecrease,
  IndentIncrease,
  Italic,
  RemoveFormatting,
  Strikethrough,
  Subscript,
  Superscript,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
  Underline,
  type LucideIcon,
} from "lucide-react";
import { IS_APPLE, type LexicalEditor } from "lexical";
import { allMarks } from "@stemma/document/marks";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { Tooltip } from "../../../ui/buttons/tooltip.tsx";
import { formattingActions } from "../formatting/formatting-actions.ts";
import type { SelectionFormat } from "../formatting/selection-format.ts";
import { shortcutLabel } from "../keys/shortcut.ts";
import { messages } from "../messages.ts";
import { runFormatting } from "./run-formatting.ts";
import styles from "./format-button.module.css";

const icons = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  left: TextAlignStart,
  center: TextAlignCenter,
  right: TextAlignEnd,
  justify: TextAlignJustify,
  indent: IndentIncrease,
  outdent: IndentDecrease,
  clear: RemoveFormatting,
  strikethrough: Strikethrough,
  code: Code,
  subscript: Subscript,
  superscript: Superscript,
} as const satisfies Record<string, LucideIcon>;

interface FormatButtonProps {
  readonly editor: LexicalEditor;
  readonly format: SelectionFormat;
  readonly action: keyof typeof icons;
}

/** A toolbar button, pressed while the selection has its format. */
export function FormatButton({ editor, format, action }: FormatButtonProps) {
  const { name, shortcut } = formattingActions[action];
  const isPressed = pressed(format, action);
  return (
    <Tooltip text={messages.toolbar.tooltip(name, shortcutLabel(shortcut, IS_APPLE))} side="top">
      <Toolbar.Button
        className={styles["button"]}
        aria-label={name}
        aria-pressed={isPressed}
        disabled={
          (action === "indent" && !format.mayIndent) || (action === "outdent" && !format.mayOutdent)
        }
        onClick={() => runFormatting(editor, action)}
      >
        <Icon of={icons[action]} />
      </Toolbar.Button>
    </Tooltip>
  );
}

/** `undefined` for a command without an on/off state. */
function pressed(format: SelectionFormat, action: keyof typeof icons): boolean | undefined {
  const mark = allMarks.find((one) => one === action);
  if (mark !== undefined) return format.marks.includes(mark);
  if (action === "indent" || action === "outdent" || action === "clear") return undefined;
  return format.alignment === action;
}
