import { Accessibility, Feedback, PointerActivationConstraints, PointerSensor } from "@dnd-kit/dom";
import { DragDropProvider, useDraggable } from "@dnd-kit/react";
import { useEffect, useMemo, useRef, type RefObject } from "react";
import type { PageId } from "@stemma/domain/ids";
import { dropPlace, type DropZone, type TreePlace } from "./drop-place.ts";
import { isItem, type PageRow, type TreeRow } from "./tree-rows.ts";

interface TreeDraggingProps {
  /** The element with the rows, each with `data-row`. */
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: readonly TreeRow[];
  readonly onStart: (id: PageId) => void;
  /** Where the page would go; `null` where it cannot. */
  readonly onOver: (drop: { readonly id: string; readonly zone: DropZone } | null) => void;
  /** Opens a row over which the pointer rests. */
  readonly onOpen: (id: string) => void;
  /** The drag ended: at this place, or nowhere. */
  readonly onEnd: (row: PageRow, place: TreePlace | null) => void;
}

/** The distance in pixels after which a press becomes a drag instead of a click. */
const dragDistancePx = 5;
/** How long the pointer rests on a closed row until it opens, in milliseconds. */
const openAfterMs = 700;
/** The part of a row's height, at each end, where a page goes before or behind it. */
const edge = 0.28;

const sensors = [
  PointerSensor.configure({
    // Touch does not drag: it scrolls the sidebar and follows links. The page's menu moves pages there.
    activatorElements: ({ element }) => [element],
    preventActivation: ({ pointerType }) => pointerType === "touch",
    activationConstraints: [new PointerActivationConstraints.Distance({ value: dragDistancePx })],
  }),
];

/** Makes the pages of the tree movable by a pointer. Keys move them in the tree itself. Renders nothing. */
export function TreeDragging(props: TreeDraggingProps) {
  const { list, rows, onStart, onOver, onOpen, onEnd } = props;
  useEffect(() => {
    list.current?.setAttribute("data-movable", "");
  }, [list]);
  const over = useRef<{ id: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  const place = useRef<TreePlace | null>(null);
  const pages = rows.filter((row): row is PageRow => row.kind === "page");
  const rest = (id: string | null): void => {
    if (over.current?.id === id) return;
    if (over.current !== null) clearTimeout(over.current.timer);
    over.current = id === null ? null : { id, timer: setTimeout(() => onOpen(id), openAfterMs) };
  };

  function lookAt(dragged: PageRow, x: number, y: number): void {
    const element = document
      .elementsFromPoint(x, y)
      .map((one) => one.closest<HTMLElement>("[data-row]"))
      .find((one) => one != null && list.current?.contains(one) === true);
    const target = rows.filter(isItem).find(({ id }) => id === element?.dataset["row"]);
    if (element == null || target === undefined) {
      place.current = null;
      rest(null);
      onOver(null);
      return;
    }
    const { top, height } = element.getBoundingClientRect();
    const share = (y - top) / height;
    const zone: DropZone =
      target.kind === "workspace"
        ? "inside"
        : share < edge
          ? "before"
          : share > 1 - edge
            ? "behind"
            : "inside";
    place.current = dropPlace(rows, dragged, target, zone);
    rest(zone === "inside" && !target.isOpen ? target.id : null);
    onOver(place.current === null ? null : { id: target.id, zone });
  }

  return (
    <DragDropProvider
      sensors={sensors}
      plugins={(defaults) => [
        ...defaults.filter((plugin) => plugin !== Accessibility && plugin !== Feedback),
        Feedback.configure({ feedback: "clone" }),
      ]}
      onDragStart={({ operation }) => {
        place.current = null;
        if (operation.source !== null) onStart(operation.source.id as PageId);
      }}
      onDragMove={({ operation, nativeEvent }) => {
        const dragged = pages.find(({ id }) => id === operation.source?.id);
        if (dragged === undefined) return;
        const at = nativeEvent instanceof PointerEvent ? nativeEvent : null;
        const { x, y } =
          at === null ? operation.position.current : { x: at.clientX, y: at.clientY };
        lookAt(dragged, x, y);
      }}
      onDragEnd={({ operation, canceled }) => {
        rest(null);
        const dragged = pages.find(({ id }) => id === operation.source?.id);
        if (dragged !== undefined) onEnd(dragged, canceled ? null : place.current);
      }}
    >
      {pages.map(({ id }) => (
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
