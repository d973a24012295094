import type { CodeColors } from "@stemma/document/code/code-colors";
import { drawText, type DrawTask } from "../platform/draw-text.ts";
import { exactBytes } from "../platform/exact-bytes.ts";
import type { KeptText } from "../platform/page-read.ts";
import { isLongText } from "../platform/text-on-loop.ts";
import type { KeptPiece } from "./kept-pieces.ts";

/** The worker threads, which draw long texts. */
export interface DrawingThreads {
  drawText(task: DrawTask): Promise<Uint8Array>;
}

/** The HTML of a text, for some colours of its code: drawn once, and kept as long as the text is. */
export type KeptHtml = (
  text: KeptText,
  codeColors: readonly CodeColors[] | null,
) => Promise<KeptPiece>;

/**
 * Draws long texts in a worker thread. Readers of one text at once share its drawing. Rejects if the thread ends; the next
 * reader tries again.
 */
export function createKeptHtml(threads: DrawingThreads): KeptHtml {
  const plain = new WeakMap<KeptText, Promise<KeptPiece>>();
  /** Those with code whose colours are known: they are known once, and never change. */
  const colored = new WeakMap<KeptText, Promise<KeptPiece>>();

  async function draw(task: DrawTask): Promise<KeptPiece> {
    const drawn = isLongText(task.json) ? await threads.drawText(task) : drawText(task);
    return { bytes: exactBytes(drawn), deflated: undefined };
  }

  return (text, colors) => {
    const codeColors = colors ?? [];
    const kept = codeColors.length === 0 ? plain : colored;
    let piece = kept.get(text);
    if (piece === undefined) {
      piece = draw({ json: text.json, codeColors });
      kept.set(text, piece);
      piece.catch(() => kept.delete(text));
    }
    return piece;
  };
}
