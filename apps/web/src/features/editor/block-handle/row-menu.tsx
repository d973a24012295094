import {
  ArrowDown,
  ArrowUp,
  Copy,
  Heading1,
  Heading2,
  Heading3,
  Link2,
  List,
  ListChecks,
  ListOrdered,
  Pilcrow,
  Replace,
  SquareCode,
  TextQuote,
  Trash2,
  type LucideIcon,
} from "lucide-react";
import type { RefObject } from "react";
import type { LexicalEditor, NodeKey } from "lexical";
import { $isFileNode } from "@stemma/document/files/file-node";
import type { PageId } from "@stemma/domain/ids";
import { isApple } from "../../../lib/keys/keyboard.ts";
import { MenuAt } from "../../../ui/menus/menu-at.tsx";
import { MenuItem } from "../../../ui/menus/menu-item.tsx";
import { MenuSeparator } from "../../../ui/menus/menu-separator.tsx";
import { Submenu } from "../../../ui/menus/submenu.tsx";
import { $setBlockKinds } from "../blocks/block-kind.ts";
import { $moveRows } from "../blocks/move-rows.ts";
import { $deleteRows, $duplicateRows } from "../blocks/row-edits.ts";
import { $isEditorBlock } from "../blocks/selected-blocks.ts";
import { $wrapInFrame, allFrames } from "../frames/frame-rows.ts";
import { frameIcons } from "../frames/frame-icons.ts";
import { textKinds } from "../formatting/text-kinds.ts";
import { messages } from "../messages.ts";
import { ToggleItems } from "../toggles/toggle-items.tsx";
import { $toggleOf } from "../toggles/summary-rows.ts";
import { $rowsOfKeys, changeRows } from "./chosen-rows.ts";
import { copyRowLink } from "./copy-row-link.ts";

const kindIcons: Readonly<Record<(typeof textKinds)[number], LucideIcon>> = {
  paragraph: Pilcrow,
  h1: Heading1,
  h2: Heading2,
  h3: Heading3,
  bullet: List,
  number: ListOrdered,
  check: ListChecks,
  quote: TextQuote,
  codeBlock: SquareCode,
};

const moveKeys = isApple ? ["⌃", "⌘"] : ["Alt", "Shift"];

interface RowMenuProps {
  readonly editor: LexicalEditor;
  readonly isOpen: boolean;
  readonly isByKey: boolean;
  /** The rows that the menu is open for, or was. */
  readonly keys: readonly NodeKey[];
  readonly onClose: () => void;
  readonly anchor: RefObject<Element | null>;
  /** The page that a link leads to. */
  readonly pageId: PageId;
}

/** The menu of the handle: what can be done to rows. The focus returns to the text. */
export function RowMenu({ editor, isOpen, isByKey, keys, onClose, anchor, pageId }: RowMenuProps) {
  // A picture has no other kind. Keys move what is in a table, and a frame keeps no divider in its place.
  const { hasText, isBlocksOnly, toggle } = editor.read("latest", () => {
    const rows = $rowsOfKeys(keys);
    return {
      toggle: (rows[0] && $toggleOf(rows[0])?.getKey()) ?? null,
      hasText: rows.some((row) => $isEditorBlock(row) && !$isFileNode(row)),
      isBlocksOnly: rows.every($isEditorBlock),
    };
  });
  return (
    <MenuAt
      isOpen={isOpen}
      isByKey={isByKey}
      onOpen={(isWanted) => !isWanted && onClose()}
      anchor={anchor}
      label={messages.rows.menu}
      finalFocus={() => editor.getRootElement()}
    >
      {(hasText || isBlocksOnly) && (
        <Submenu icon={Replace} label={messages.rows.turnInto}>
          {hasText &&
            textKinds.map((kind) => (
              <MenuItem
                key={kind}
                icon={kindIcons[kind]}
                label={messages.toolbar.kinds[kind]}
                onSelect={() =>
                  changeRows(editor, keys, (_whole, blocks) => void $setBlockKinds(blocks, kind))
                }
              />
            ))}
          {hasText && isBlocksOnly && <MenuSeparator />}
          {isBlocksOnly &&
            allFrames.map((look) => (
              <MenuItem
                key={look}
                icon={frameIcons[look]}
                label={messages.slashMenu.options[look]}
                onSelect={() =>
                  changeRows(editor, keys, (_whole, blocks) => $wrapInFrame(blocks, look))
                }
              />
            ))}
        </Submenu>
      )}
      {toggle !== null && <ToggleItems editor={editor} toggle={toggle} />}
      <MenuItem
        icon={Copy}
        label={messages.rows.duplicate}
        onSelect={() => changeRows(editor, keys, $duplicateRows)}
      />
      <MenuItem
        icon={Link2}
        label={messages.rows.copyLink}
        onSelect={() => void copyRowLink(editor, keys, pageId)}
      />
      <MenuSeparator />
      <MenuItem
        icon={ArrowUp}
        label={messages.rows.moveUp}
        keys={isBlocksOnly ? [...moveKeys, "↑"] : undefined}
        onSelect={() => changeRows(editor, keys, (whole) => void $moveRows(whole, -1))}
      />
      <MenuItem
        icon={ArrowDown}
        label={messages.rows.moveDown}
        keys={isBlocksOnly ? [...moveKeys, "↓"] : undefined}
        onSelect={() => changeRows(editor, keys, (whole) => void $moveRows(whole, 1))}
      />
      <MenuSeparator />
      <MenuItem
        icon={Trash2}
        label={messages.rows.delete}
        isDangerous
        onSelect={() => changeRows(editor, keys, $deleteRows)}
      />
    </MenuAt>
  );
}
