import { Menu } from "@base-ui/react/menu";
import { Toolbar } from "@base-ui/react/toolbar";
import { Check, Highlighter } from "lucide-react";
import { IS_APPLE, type LexicalEditor } from "lexical";
import { highlightColors, type HighlightColor } from "@stemma/document/marks";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { Tooltip } from "../../../ui/buttons/tooltip.tsx";
import { formattingActions } from "../formatting/formatting-actions.ts";
import { $setHighlight } from "../formatting/highlight.ts";
import type { SelectionFormat } from "../formatting/selection-format.ts";
import { shortcutLabel } from "../keys/shortcut.ts";
import { messages } from "../messages.ts";
import { toolbarAttribute } from "./observe-toolbar.ts";
import { runInPlace } from "./run-formatting.ts";
import buttonStyles from "./format-button.module.css";
import menuStyles from "./text-type-select.module.css";
import styles from "./highlight-menu.module.css";

interface HighlightMenuProps {
  readonly editor: LexicalEditor;
  readonly format: SelectionFormat;
}

/** A toolbar button with a menu of the colours of highlighted text. The focus returns to the text. */
export function HighlightMenu({ editor, format }: HighlightMenuProps) {
  const { name, shortcut } = formattingActions.highlight;
  const color = highlightColors.find((one) => format.marks.includes(one)) ?? null;
  const setColor = (chosen: HighlightColor | null): void =>
    runInPlace(editor, () => $setHighlight(chosen));
  return (
    <Menu.Root modal={false}>
      <Tooltip text={messages.toolbar.tooltip(name, shortcutLabel(shortcut, IS_APPLE))} side="top">
        <Toolbar.Button
          className={buttonStyles["button"]}
          aria-label={name}
          aria-pressed={color !== null}
          render={<Menu.Trigger />}
        >
          <Icon of={Highlighter} />
        </Toolbar.Button>
      </Tooltip>
      <Menu.Portal>
        <Menu.Positioner
          className={menuStyles["positioner"]}
          align="start"
          sideOffset={6}
          collisionPadding={8}
        >
          <Menu.Popup
            className={`${menuStyles["popup"]} ${styles["popup"]}`}
            finalFocus={() => editor.getRootElement()}
            {...{ [toolbarAttribute]: "" }}
          >
            <Menu.RadioGroup value={color ?? "none"}>
              {[...highlightColors, "none" as const].map((option) => (
                <Menu.RadioItem
                  key={option}
                  value={option}
                  className={menuStyles["item"]}
                  closeOnClick
                  onClick={() => setColor(option === "none" ? null : option)}
                >
                  <span className={styles["sample"]} data-color={option} aria-hidden />
                  <span className={styles["name"]}>{messages.toolbar.highlights[option]}</span>
                  <Menu.RadioItemIndicator className={menuStyles["check"]}>
                    <Icon of={Check} />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
