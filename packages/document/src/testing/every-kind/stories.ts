import type { Container } from "../../containers/container.ts";
import type { BlockId } from "../../block-id.ts";
import type { BlockShape } from "../../make-block.ts";
import { markBits, type Mark } from "../../marks.ts";
import type { Line } from "./line.ts";
import { row, run } from "./rows.ts";

type Story = Pick<Line, "before" | "rows" | "merge">;

type Shape = Partial<Omit<BlockShape, "id">>;

/** A row of another kind becomes one of this kind, while a third person inserts a word. */
export function retyped(
  shape: Shape,
  before: Shape = {},
  words: readonly [written: string, longer: string] = flour,
): Story {
  const [written, longer] = words;
  return {
    before: [row(written, before)],
    rows: [row(written, shape)],
    merge: { theirs: [row(longer, before)], both: [row(longer, shape)] },
  };
}

const flour = ["Mix the flour with water.", "Mix the flour with cold water."] as const;

/** A number in a row gets a mark, while a third person makes the row longer and gives it, and another word, other marks. */
export function marked(mark: Mark): Story {
  const bits = markBits[mark];
  const other = mark === "bold" ? markBits.italic : markBits.bold;
  const bread = (marks: number, word = 0, end = "") => [
    row([run("Bread", word), run(" costs "), run("20", marks), run(` francs${end}`)]),
  ];
  return {
    before: bread(0),
    rows: bread(bits),
    merge: { theirs: bread(other, bits, " today"), both: bread(bits | other, bits, " today") },
  };
}

/** An object is put into a row, while a third person makes the row longer. */
export function asked(object: string): Story {
  const ask = (who: string, end: string) => [
    row([run("Ask "), ...(who === "" ? [] : [run(who), run(" ")]), run(`about the flour${end}`)]),
  ];
  return {
    before: ask("", "."),
    rows: ask(object, "."),
    merge: { theirs: ask("", " now."), both: ask(object, " now.") },
  };
}

/** Words of a row become a link, while a third person makes the row longer. */
export function linked(words: string, address: string): Story {
  const ask = (url: string | null, end: string) => [
    row([run("Ask "), run(words, 0, url), run(` about the flour${end}`)]),
  ];
  return {
    before: ask(null, "."),
    rows: ask(address, "."),
    merge: { theirs: ask(null, " now."), both: ask(address, " now.") },
  };
}

/** A row is put into a container, while a third person inserts a word. */
export function putInto(within: Container): Story {
  return retyped({ within });
}

/** A cell of the table `T`, by its row and its column. */
export function cell(tableRow: string, column: string): Container {
  return {
    kind: "cell",
    id: "T" as BlockId,
    row: tableRow as BlockId,
    column: column as BlockId,
    header: 1,
  };
}
