import { useRef } from "react";
import { $getNodeByKey, HISTORY_PUSH_TAG, type LexicalEditor } from "lexical";
import { Ungroup } from "lucide-react";
import { $isCalloutNode, type CalloutNode } from "@stemma/document/containers/callout-node";
import { allTones } from "@stemma/document/containers/container";
import { MenuItem } from "../../../ui/menus/menu-item.tsx";
import { MenuSeparator } from "../../../ui/menus/menu-separator.tsx";
import { Menu } from "../../../ui/menus/menu.tsx";
import { messages } from "../messages.ts";
import { toneIcons } from "./tone-icons.ts";
import { $removeCallout } from "./callout-rows.ts";
import { usePlacedButton } from "./use-placed-button.ts";
import { useShownCallout } from "./use-shown-callout.ts";
import styles from "./callout-control.module.css";

/** The button over the picture of the callout that the caret is in: its menu changes the tone, or removes the callout. */
export function CalloutControl({ editor }: { readonly editor: LexicalEditor }) {
  const shown = useShownCallout(editor);
  const ref = useRef<HTMLButtonElement>(null);
  usePlacedButton(editor, shown?.key ?? null, ref, placeInCallout);
  if (shown === null) return null;
  const change = ($change: (callout: CalloutNode) => void): void => {
    editor.update(
      () => {
        const node = $getNodeByKey(shown.key);
        if ($isCalloutNode(node)) $change(node);
      },
      { tag: HISTORY_PUSH_TAG },
    );
  };
  const label = messages.callout.change(messages.slashMenu.options[shown.tone]);
  return (
    <Menu
      align="start"
      finalFocus={() => editor.getRootElement()}
      trigger={<button ref={ref} type="button" className={styles["button"]} aria-label={label} />}
    >
      {allTones.map((tone) => (
        <MenuItem
          key={tone}
          icon={toneIcons[tone]}
          label={messages.slashMenu.options[tone]}
          onSelect={() => change((callout) => callout.setTone(tone))}
        />
      ))}
      <MenuSeparator />
      <MenuItem
        icon={Ungroup}
        label={messages.callout.remove}
        onSelect={() => change($removeCallout)}
      />
    </Menu>
  );
}

/** Over the picture of the callout. */
function placeInCallout(box: DOMRect, button: HTMLElement, isRightToLeft: boolean) {
  return {
    left: isRightToLeft ? box.right - 4 - button.offsetWidth : box.left + 4,
    top: box.top + 6,
  };
}
