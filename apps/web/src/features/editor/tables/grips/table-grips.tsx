import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { LexicalEditor, NodeKey } from "lexical";
import { messages } from "../../messages.ts";
import { registerTableMoveKeys } from "../register-table-move-keys.ts";
import { ColumnBorder } from "./column-border.tsx";
import type { LineDrag } from "./line-drag.ts";
import { LineGrip } from "./line-grip.tsx";
import { useGripPlaces } from "./use-grip-places.ts";
import { usePointedCell } from "./use-pointed-cell.ts";
import marks from "../../dragging/drag-marks.module.css";

/**
 * What moves the rows and columns of a table and changes widths: a grip beside the row and one above the column of the cell under
 * the pointer or with the caret, the borders of its column, and keys. They are beside the text, and take no room in it.
 */
export function TableGrips({ editor }: { readonly editor: LexicalEditor }) {
  const frame = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLButtonElement>(null);
  const column = useRef<HTMLButtonElement>(null);
  const borderBefore = useRef<HTMLDivElement>(null);
  const border = useRef<HTMLDivElement>(null);
  const shade = useRef<HTMLDivElement>(null);
  const landing = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<NodeKey | null>(null);
  const [drag, setDrag] = useState<LineDrag | null>(null);
  const [said, setSaid] = useState("");
  const shown = usePointedCell(editor, frame);
  const key = drag?.key ?? held ?? shown;
  useGripPlaces(editor, { frame, row, column, borderBefore, border, shade, landing }, key, drag);
  const say = useEffectEvent((text: string) => setSaid(text));
  useEffect(
    () =>
      registerTableMoveKeys(editor, (line, place, count) =>
        say(messages.table.moving.moved(line, place, count)),
      ),
    [editor],
  );
  const shared = { editor, cellKey: key, onDrag: setDrag, onHold: setHeld, onSay: setSaid };
  const ofBorder = { editor, cellKey: drag === null ? key : null, onHold: setHeld };
  return (
    <div ref={frame} className={marks["frame"]}>
      <div ref={shade} className={marks["shade"]} hidden={drag === null} />
      <div ref={landing} className={marks["line"]} hidden={(drag?.gap ?? null) === null} />
      <LineGrip {...shared} line="row" grip={row} drag={drag?.line === "row" ? drag : null} />
      <LineGrip
        {...shared}
        line="column"
        grip={column}
        drag={drag?.line === "column" ? drag : null}
      />
      <ColumnBorder {...ofBorder} border={borderBefore} isBefore />
      <ColumnBorder {...ofBorder} border={border} isBefore={false} />
      <output className="visually-hidden">{said}</output>
    </div>
  );
}
