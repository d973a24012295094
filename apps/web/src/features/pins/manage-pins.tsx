import { KeyboardSensor } from "@dnd-kit/dom";
import { DragDropProvider } from "@dnd-kit/react";
import { useVirtualizer, defaultRangeExtractor } from "@tanstack/react-virtual";
import { Fragment, useRef, useState } from "react";
import type { PinnedItem } from "@stemma/contract/pins.contract";
import { sidebarItemsMax } from "@stemma/domain/configuration/sidebar-items-max";
import { pointerSensor } from "../../lib/dragging/pointer-sensor.ts";
import { Notice } from "../../ui/messages/notice.tsx";
import { messages } from "./messages.ts";
import styles from "./manage-pins.module.css";
import { withPinAnnouncements } from "./pin-announcements.ts";
import { PinRow } from "./pin-row.tsx";
import { usePinOrder } from "./use-pin-order.ts";

interface ManagePinsProps {
  readonly pins: readonly PinnedItem[];
  /** Removes a pin; rejects if the request fails. */
  readonly onUnpin: (item: PinnedItem) => Promise<void>;
  /** Called when a drag starts and ends: during a drag, Escape cancels the drag and must not close the dialog. */
  readonly onDragging: (isDragging: boolean) => void;
  /** Called when the person follows a link. */
  readonly onFollow: () => void;
}

/** The estimated row height in pixels: `--row` in tokens.css plus the gap. Rendered rows are measured. */
const rowEstimatePx = 36;

const sensors = [pointerSensor(), KeyboardSensor];

/** All pins in order; reorder by dragging, by keyboard or by buttons. The list is virtualized. */
export function ManagePins({ pins, onUnpin, onDragging, onFollow }: ManagePinsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const { shown, failure, move, cancel, save, remove } = usePinOrder(pins, onUnpin);
  const dragged = shown.findIndex(({ id }) => id === draggedId);
  // oxlint-disable-next-line react/incompatible-library -- its result is not passed to other components
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowEstimatePx,
    getItemKey: (index) => shown[index]?.id ?? index,
    overscan: 12,
    // Keep rendering the dragged row, even when it is scrolled out of view.
    rangeExtractor: (range) => {
      const rendered = defaultRangeExtractor(range);
      return dragged === -1 || rendered.includes(dragged)
        ? rendered
        : [...rendered, dragged].toSorted((a, b) => a - b);
    },
  });
  const inSidebar = Math.min(shown.length, sidebarItemsMax);
  const rendered = rows.getVirtualItems();
  return (
    <>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <div ref={scroller} className={styles["scroller"]}>
        <DragDropProvider
          sensors={sensors}
          plugins={withPinAnnouncements}
          onDragStart={({ operation }) => {
            setDraggedId(String(operation.source?.id));
            onDragging(true);
          }}
          onDragOver={(event) => {
            event.preventDefault();
            const { source, target } = event.operation;
            if (source && target) move(String(source.id), String(target.id));
          }}
          onDragEnd={({ canceled }) => {
            setDraggedId(null);
            onDragging(false);
            if (canceled) cancel();
            else save();
          }}
        >
          <ul
            className={styles["list"]}
            aria-label={messages.pins}
            style={{
              paddingTop: rendered[0]?.start ?? 0,
              paddingBottom: rows.getTotalSize() - (rendered.at(-1)?.end ?? 0),
            }}
          >
            {rendered.map(({ index, key }) => {
              const item = shown[index];
              return (
                item && (
                  <Fragment key={key}>
                    <PinRow
                      item={item}
                      index={index}
                      count={shown.length}
                      onMove={(step) => {
                        const target = shown[index + step];
                        if (target === undefined) return;
                        move(item.id, target.id);
                        save();
                      }}
                      onUnpin={remove}
                      onFollow={onFollow}
                    />
                    {index === inSidebar - 1 && <Divider shown={inSidebar} />}
                  </Fragment>
                )
              );
            })}
          </ul>
        </DragDropProvider>
      </div>
    </>
  );
}

/** Marks the end of the pins that the sidebar shows. */
function Divider({ shown }: { readonly shown: number }) {
  return <li className={styles["divider"]}>{messages.shownInSidebar(shown, sidebarItemsMax)}</li>;
}
