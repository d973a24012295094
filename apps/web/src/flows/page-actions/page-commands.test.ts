import { expect, test, vi } from "vitest";
import { pageCommands, type PageCommand } from "./page-commands.ts";

const edit: PageCommand = { id: "edit", label: "Edit page", icon: "PencilLine", onRun: () => {} };

test("a screen that leaves takes back what it offered, and nothing of the screen that came", () => {
  const [left, came] = [{}, {}];
  const listener = vi.fn<() => void>();
  const stop = pageCommands.subscribe(listener);
  pageCommands.offer(left, [edit]);
  expect(pageCommands.find("edit")).toBe(edit);
  pageCommands.offer(came, [{ ...edit, label: "Edit draft" }]);
  pageCommands.takeBack(left);
  expect(pageCommands.find("edit")?.label).toBe("Edit draft");
  pageCommands.takeBack(came);
  expect(pageCommands.current()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
});
