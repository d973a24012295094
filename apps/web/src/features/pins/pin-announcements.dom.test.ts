import { DragDropManager, Draggable, Droppable } from "@dnd-kit/dom";
import { expect, test } from "vitest";
import { announcements } from "./pin-announcements.ts";

test("a drop that is quicker than the list's data is announced at the place of the last move", async () => {
  const manager = new DragDropManager({ plugins: [], sensors: [] });
  const tart = { title: "Tart", place: 4, count: 4 };
  const cake = { title: "Cake", place: 3, count: 4 };
  const draggable = new Draggable({ id: "tart", data: tart, element: document.body }, manager);
  const droppable = new Droppable({ id: "cake", data: cake, element: document.body }, manager);
  draggable.register();
  droppable.register();
  const said: (string | undefined)[] = [];
  manager.monitor.addEventListener("dragstart", (event) => {
    said.push(announcements.dragstart(event));
  });
  manager.monitor.addEventListener("dragover", (event) => {
    said.push(announcements.dragover(event));
  });
  manager.monitor.addEventListener("dragend", (event) => {
    said.push(announcements.dragend(event));
  });

  manager.actions.start({ source: "tart", coordinates: { x: 0, y: 0 } });
  await manager.renderer.rendering;
  await manager.actions.setDropTarget("cake");
  manager.actions.stop();

  expect(said).toEqual([
    "Picked up Tart, position 4 of 4.",
    "Tart is at position 3 of 4.",
    "Tart was dropped at position 3 of 4.",
  ]);
  manager.destroy();
});
