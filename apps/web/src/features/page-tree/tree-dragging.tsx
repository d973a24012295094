import { Accessibility, Feedback, PointerActivationConstraints } from "@dnd-kit/dom";
import { DragDropProvider, useDraggable } from "@dnd-kit/react";
import { useEffect, useMemo, useRef, type RefObject } from "react";
import { pointerSensor } from "../../lib/dragging/pointer-sensor.ts";
import { dropPlace, type DropZone } from "./drop-place.ts";
import { isLink, type LinkRow, type TreeRow } from "./tree-rows.ts";
import type { DropMark, TreeStep } from "./tree-step.ts";
import { dropWorkspace } from "./workspace-place.ts";

interface TreeDraggingProps {
  /** The element with the rows, each with `data-row`. */
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: readonly TreeRow[];
  readonly onStart: (id: string) => void;
  /** Where the page or workspace would go; `null` where it cannot. */
  readonly onOver: (drop: DropMark | null) => void;
  /** Opens a row over which the pointer rests. */
  readonly onOpen: (id: string) => void;
  /** The drag ended: with this move, or nowhere. */
  readonly onEnd: (move: TreeStep | null) => void;
}

/** The distance in pixels after which a press becomes a drag instead of a click. */
const dragDistancePx = 5;
/** How long the pointer rests on a closed row until it opens, in milliseconds. */
const openAfterMs = 700;
/** The part of a row's height, at each end, where a page goes before or behind it. */
const edge = 0.28;

const sensors = [
  pointerSensor({
    // Touch does not drag: it scrolls the sidebar and follows links. Menus move pages and workspaces there.
    activatorElements: ({ element }) => [element],
    preventActivation: ({ pointerType }) => pointerType === "touch",
    activationConstraints: [new PointerActivationConstraints.Distance({ value: dragDistancePx })],
  }),
];

/** Makes the pages and workspaces of the tree movable by a pointer. Keys move them in the tree itself. Renders nothing. */
export function TreeDragging(props: TreeDraggingProps) {
  const { list, rows, onStart, onOver, onOpen, onEnd } = props;
  useEffect(() => {
    list.current?.setAttribute("data-movable", "");
  }, [list]);
  const over = useRef<{ id: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  const move = useRef<TreeStep | null>(null);
  const links = rows.filter(isLink);
  const rest = (id: string | null): void => {
    if (over.current?.id === id) return;
    if (over.current !== null) clearTimeout(over.current.timer);
    over.current = id === null ? null : { id, timer: setTimeout(() => onOpen(id), openAfterMs) };
  };

  function lookAt(dragged: LinkRow, x: number, y: number): void {
    const element = document
      .elementsFromPoint(x, y)
      .map((one) => one.closest<HTMLElement>("[data-row]"))
      .find((one) => one != null && list.current?.contains(one) === true);
    const target = links.find(({ id }) => id === element?.dataset["row"]);
    if (element == null || target === undefined) {
      move.current = null;
      rest(null);
      onOver(null);
      return;
    }
    const { top, height } = element.getBoundingClientRect();
    const share = (y - top) / height;
    if (dragged.kind === "workspace") {
      const drop = dropWorkspace(rows, dragged, target, share < 0.5);
      move.current = drop && { kind: "workspace", row: dragged, place: { after: drop.after } };
      rest(null);
      onOver(drop && drop.mark);
      return;
    }
    const zone: DropZone =
      target.kind === "workspace"
        ? "inside"
        : share < edge
          ? "before"
          : share > 1 - edge
            ? "behind"
            : "inside";
    const place = dropPlace(rows, dragged, target, zone);
    move.current = place && { kind: "page", row: dragged, place };
    rest(zone === "inside" && !target.isOpen ? target.id : null);
    onOver(place && { id: target.id, zone });
  }

  return (
    <DragDropProvider
      sensors={sensors}
      plugins={(defaults) => [
        ...defaults.filter((plugin) => plugin !== Accessibility && plugin !== Feedback),
        Feedback.configure({ feedback: "clone" }),
      ]}
      onDragStart={({ operation }) => {
        move.current = null;
        if (operation.source !== null) onStart(String(operation.source.id));
      }}
      onDragMove={({ operation, nativeEvent }) => {
        const dragged = links.find(({ id }) => id === operation.source?.id);
        if (dragged === undefined) return;
        const at = nativeEvent instanceof PointerEvent ? nativeEvent : null;
        const { x, y } =
          at === null ? operation.position.current : { x: at.clientX, y: at.clientY };
        lookAt(dragged, x, y);
      }}
      onDragEnd={({ canceled }) => {
        rest(null);
        onEnd(canceled ? null : move.current);
      }}
    >
      {links.map(({ id }) => (
        <DraggedRow key={id} list={list} id={id} />
      ))}
    </DragDropProvider>
  );
}

function DraggedRow({
  list,
  id,
}: {
  readonly list: RefObject<HTMLElement | null>;
  readonly id: string;
}) {
  const element = useMemo(() => linkOf(list, id), [list, id]);
  useDraggable({ id, element });
  return null;
}

/** A ref to the link of a row that the tree renders: each read queries the DOM again. */
function linkOf(list: RefObject<HTMLElement | null>, id: string): RefObject<Element | null> {
  return {
    get current() {
      return list.current?.querySelector(`[data-row="${CSS.escape(id)}"] > a`) ?? null;
    },
  };
}
