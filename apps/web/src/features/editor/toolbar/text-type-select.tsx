import { Menu } from "@base-ui/react/menu";
import { Toolbar } from "@base-ui/react/toolbar";
import { Check, ChevronDown } from "lucide-react";
import { IS_APPLE, type LexicalEditor } from "lexical";
import type { TextKind } from "@stemma/document/make-block";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { $selectedBlocks } from "../blocks/selected-blocks.ts";
import { $wrapInFrame, allFrames } from "../frames/frame-rows.ts";
import { frameIcons } from "../frames/frame-icons.ts";
import { formattingActions } from "../formatting/formatting-actions.ts";
import { textKinds } from "../formatting/text-kinds.ts";
import { shortcutLabel } from "../keys/shortcut.ts";
import { messages } from "../messages.ts";
import { toolbarAttribute } from "./observe-toolbar.ts";
import { runFormatting } from "./run-formatting.ts";
import styles from "./text-type-select.module.css";

interface TextTypeSelectProps {
  readonly editor: LexicalEditor;
  /** `null` if the selected blocks are of different kinds. */
  readonly kind: TextKind | null;
}

/**
 * Shows the kind of the selected blocks and a menu to change it, or to put them into a callout or a toggle. The focus returns to
 * the text.
 */
export function TextTypeSelect({ editor, kind }: TextTypeSelectProps) {
  const shown = kind === null ? messages.toolbar.mixed : messages.toolbar.kinds[kind];
  return (
    <Menu.Root modal={false}>
      <Toolbar.Button
        className={styles["trigger"]}
        aria-label={messages.toolbar.textType(shown)}
        render={<Menu.Trigger />}
      >
        {shown}
        <Icon of={ChevronDown} size={14} />
      </Toolbar.Button>
      <Menu.Portal>
        <Menu.Positioner
          className={styles["positioner"]}
          align="start"
          sideOffset={6}
          collisionPadding={8}
        >
          <Menu.Popup
            className={styles["popup"]}
            finalFocus={() => editor.getRootElement()}
            {...{ [toolbarAttribute]: "" }}
          >
            <Menu.RadioGroup value={kind}>
              {textKinds.map((option) => (
                <Menu.RadioItem
                  key={option}
                  value={option}
                  className={styles["item"]}
                  closeOnClick
                  onClick={() => runFormatting(editor, option)}
                >
                  <span className={styles["name"]} data-kind={option}>
                    {messages.toolbar.kinds[option]}
                  </span>
                  <kbd className={styles["keys"]} aria-hidden>
                    {shortcutLabel(formattingActions[option].shortcut, IS_APPLE)}
                  </kbd>
                  <Menu.RadioItemIndicator className={styles["check"]}>
                    <Icon of={Check} />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Group className={styles["frames"]}>
              <Menu.GroupLabel className={styles["label"]}>
                {messages.toolbar.frames}
              </Menu.GroupLabel>
              {allFrames.map((look) => (
                <Menu.Item
                  key={look}
                  className={styles["item"]}
                  onClick={() => {
                    editor.update(() => $wrapInFrame($selectedBlocks(), look), {
                      discrete: true,
                    });
                  }}
                >
                  <Icon of={frameIcons[look]} />
                  {messages.slashMenu.options[look]}
                </Menu.Item>
              ))}
            </Menu.Group>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
