import { ChevronDown, ChevronRight, Ungroup } from "lucide-react";
import { $getNodeByKey, HISTORY_PUSH_TAG, type LexicalEditor, type NodeKey } from "lexical";
import { $isToggleNode } from "@stemma/document/containers/toggle-node";
import { MenuItem } from "../../../ui/menus/menu-item.tsx";
import { $removeFrame } from "../frames/frame-rows.ts";
import { messages } from "../messages.ts";
import { isToggleOpen, setToggleOpen } from "./open-toggles.ts";

interface ToggleItemsProps {
  readonly editor: LexicalEditor;
  readonly toggle: NodeKey;
}

/** What the menu of a row does with the toggle around it. */
export function ToggleItems({ editor, toggle }: ToggleItemsProps) {
  const isOpen = isToggleOpen(editor, toggle);
  const remove = (): void => {
    const node = $getNodeByKey(toggle);
    if ($isToggleNode(node)) $removeFrame(node);
  };
  return (
    <>
      <MenuItem
        icon={isOpen ? ChevronRight : ChevronDown}
        label={isOpen ? messages.toggle.close : messages.toggle.open}
        onSelect={() => setToggleOpen(editor, toggle, !isOpen)}
      />
      <MenuItem
        icon={Ungroup}
        label={messages.toggle.remove}
        onSelect={() => editor.update(remove, { tag: HISTORY_PUSH_TAG })}
      />
    </>
  );
}
