import type { Column, Line } from "./line.ts";

/** Runs the check of a column on a line. Fails if the check does not look at the line's cell. */
export async function holdTo(
  column: Column,
  line: Line,
  check: (line: Line) => void | Promise<void>,
): Promise<void> {
  let isRead = false;
  const watched = new Proxy(line, {
    get: (target, name) => {
      isRead ||= name === column;
      return Reflect.get(target, name);
    },
  });
  await check(watched);
  if (!isRead) throw new Error(`The check of the column ${column} does not read its cell.`);
}
