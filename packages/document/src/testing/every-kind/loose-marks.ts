import { loose, looseText } from "./rows.ts";

/** "Bread costs 20 francs" as a script might send it, "20" with these marks and cut in two. */
export const bread = (bits: number) =>
  loose("paragraph", "", {
    children: [
      looseText("Bread costs "),
      looseText("2", bits),
      looseText("0", bits),
      looseText(" francs"),
    ],
  });

/** A text with these marks, and one that the format does not know. */
export const unknown = (bits: number) => ({
  sent: loose("paragraph", "", { children: [looseText("20", bits + 128)] }),
  path: "children.0.format",
});

/** Why a cell cannot have a content. */
export const none = (because: string) => ({ none: because });
