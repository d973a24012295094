import { expect, test } from "vitest";
import { createOpened } from "./opened.ts";

test("what was opened last is closed first, once", async () => {
  const closed: string[] = [];
  const opened = createOpened();
  opened.add(async () => closed.push("database"));
  opened.add(undefined);
  opened.add(() => void closed.push("bus"));
  await Promise.all([opened.close(), opened.close()]);
  await opened.close();
  expect(closed).toEqual(["bus", "database"]);
});

test("what does not close keeps nothing else open", async () => {
  const closed: string[] = [];
  const opened = createOpened();
  opened.add(() => void closed.push("database"));
  opened.add(() => Promise.reject(new Error("The bus hangs.")));
  opened.add(() => void closed.push("sockets"));
  await expect(opened.close()).rejects.toThrow("The bus hangs.");
  expect(closed).toEqual(["sockets", "database"]);
});
