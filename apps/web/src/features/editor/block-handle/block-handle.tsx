import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { LexicalEditor, NodeKey } from "lexical";
import { GripVertical } from "lucide-react";
import type { PageId } from "@stemma/domain/ids";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { Tooltip } from "../../../ui/buttons/tooltip.tsx";
import { useHandleDragging } from "../dragging/use-handle-dragging.ts";
import { $moveRowsTo } from "../blocks/put-rows.ts";
import { messages } from "../messages.ts";
import { changeRows, keysAtHandle, selectedKeys, selectRowsTo } from "./chosen-rows.ts";
import { $besideOf, dropPlaceAt, type DropPlace } from "./drop-place.ts";
import { observeShownRow } from "./observe-shown-row.ts";
import { RowMenu } from "./row-menu.tsx";
import { useHandlePlaces } from "./use-handle-places.ts";
import styles from "./block-handle.module.css";
import marks from "../dragging/drag-marks.module.css";

interface BlockHandleProps {
  readonly editor: LexicalEditor;
  /** The page that links to rows lead to. */
  readonly pageId: PageId;
  /** How often its key was pressed: each time, the menu of the selected rows opens. */
  readonly keyPresses: number;
}

/** The rows that the menu is for. They stay while the menu closes. */
interface RowsMenu {
  readonly keys: readonly NodeKey[];
  readonly isOpen: boolean;
  readonly isByKey: boolean;
}

const noMenu: RowsMenu = { keys: [], isOpen: false, isByKey: false };

/** The rows that are dragged, and where they would go. */
interface RowsDrag {
  readonly keys: readonly NodeKey[];
  readonly place: DropPlace | null;
}

/**
 * The handle beside a row of the editor: a click opens the menu of the row, or of the selected rows if it is one of them, and
 * so does a key; with Shift it selects the rows up to this one; dragging moves them. It is one element beside the text, and takes no room in it.
 */
export function BlockHandle({ editor, pageId, keyPresses }: BlockHandleProps) {
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [shownKey, setShownKey] = useState<NodeKey | null>(null);
  const [menu, setMenu] = useState(noMenu);
  const [drag, setDrag] = useState<RowsDrag | null>(null);
  const [seenPresses, setSeenPresses] = useState(0);
  if (seenPresses !== keyPresses) {
    setSeenPresses(keyPresses);
    const keys = selectedKeys(editor);
    if (keys.length > 0) setMenu({ keys, isOpen: true, isByKey: true });
  }
  const heldKeys = drag?.keys ?? (menu.isOpen ? menu.keys : []);
  const key = heldKeys[0] ?? shownKey;
  const { shade, line } = useHandlePlaces(editor, {
    frame,
    handle,
    key,
    heldKeys,
    place: drag?.place ?? null,
  });

  const showRow = useEffectEvent((row: NodeKey | null) => {
    if (heldKeys.length === 0) setShownKey(row);
  });
  useEffect(
    () =>
      observeShownRow(
        editor,
        (element) => frame.current?.contains(element) === true,
        (row) => showRow(row),
      ),
    [editor],
  );
  useEffect(() => {
    const [first] = menu.isOpen && menu.isByKey ? menu.keys : [];
    if (first !== undefined) editor.getElementByKey(first)?.scrollIntoView({ block: "nearest" });
  }, [editor, menu]);
  useHandleDragging(handle, {
    onStart: () => {
      if (shownKey !== null) setDrag({ keys: keysAtHandle(editor, shownKey), place: null });
    },
    onMove: ({ y }) => setDrag((now) => now && { ...now, place: dropPlaceAt(editor, now.keys, y) }),
    onEnd: (isDropped) => {
      setDrag(null);
      const place = drag?.place ?? null;
      if (!isDropped || drag === null || place === null) return;
      changeRows(editor, drag.keys, (rows) => {
        const beside = $besideOf(place);
        if (beside !== null) $moveRowsTo(rows, { beside, isBefore: place.isBefore });
      });
    },
  });

  return (
    <div ref={frame} className={marks["frame"]}>
      <div ref={shade} className={marks["shade"]} hidden={heldKeys.length === 0} />
      <div ref={line} className={marks["line"]} hidden={(drag?.place ?? null) === null} />
      <Tooltip text={messages.rows.handle} side="bottom">
        <button
          ref={handle}
          type="button"
          className={styles["handle"]}
          aria-label={messages.rows.menu}
          aria-haspopup="menu"
          aria-expanded={menu.isOpen}
          tabIndex={-1}
          data-shown={key !== null || undefined}
          // The text keeps the focus and the selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ shiftKey }) => {
            if (shownKey === null || drag !== null) return;
            if (shiftKey) selectRowsTo(editor, shownKey);
            else setMenu({ keys: keysAtHandle(editor, shownKey), isOpen: true, isByKey: false });
          }}
        >
          <Icon of={GripVertical} size={16} />
        </button>
      </Tooltip>
      <RowMenu
        editor={editor}
        isOpen={menu.isOpen}
        isByKey={menu.isByKey}
        keys={menu.keys}
        onClose={() => setMenu((last) => ({ ...last, isOpen: false }))}
        anchor={handle}
        pageId={pageId}
      />
    </div>
  );
}
