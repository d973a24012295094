import { useRef } from "react";
import { $getNodeByKey, HISTORY_PUSH_TAG, type LexicalEditor } from "lexical";
import { Ungroup } from "lucide-react";
import { $isCalloutNode, type CalloutNode } from "@stemma/document/containers/callout-node";
import { allTones } from "@stemma/document/containers/container";
import { MenuItem } from "../../../ui/menus/menu-item.tsx";
import { MenuSeparator } from "../../../ui/menus/menu-separator.tsx";
import { Menu } from "../../../ui/menus/menu.tsx";
import { usePlaceAtNode } from "../blocks/use-place-at-node.ts";
import { messages } from "../messages.ts";
import { frameIcons } from "../frames/frame-icons.ts";
import { $removeFrame } from "../frames/frame-rows.ts";
import { useShownCallout } from "./use-shown-callout.ts";
import styles from "./callout-control.module.css";

/** The button over the picture of the callout that the caret is in: its menu changes the tone, or removes the callout. */
export function CalloutControl({ editor }: { readonly editor: LexicalEditor }) {
  const shown = useShownCallout(editor);
  const ref = useRef<HTMLButtonElement>(null);
  usePlaceAtNode(editor, shown?.key ?? null, ref, placeAtPicture);

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
          icon={frameIcons[tone]}
          label={messages.slashMenu.options[tone]}
          onSelect={() => change((callout) => callout.setTone(tone))}
        />
      ))}
      <MenuSeparator />
      <MenuItem
        icon={Ungroup}
        label={messages.callout.remove}
        onSelect={() => change($removeFrame)}
      />
    </Menu>
  );
}

function placeAtPicture(element: HTMLElement, button: HTMLElement) {
  const box = element.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(element).direction === "rtl";
  const left = isRightToLeft ? box.right - 4 - button.offsetWidth : box.left + 4;
  return { left, top: Math.round(box.top) + 6 };
}
