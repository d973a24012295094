import { newBlockId } from "@stemma/document/block-id";
import type { PageBody } from "@stemma/document/format";
import { readBody } from "@stemma/document/read-body";

const sentences = [
  "Everything the shop sells in the morning is decided the evening before.",
  "Weigh the starter before you feed it, and write the hour on the lid.",
  "Two hundred grams is enough for forty loaves; more and the dough runs ahead of the oven.",
  "In winter the tap runs at eight degrees, so warm the water first.",
  "The proofing room reads twenty-six degrees when the door has been shut for an hour.",
  "Mix at four, and again when the surface shows bubbles the size of a lentil.",
];

/**
 * A page with this number of blocks: a heading before every nine paragraphs, of `sentencesEach` sentences each, with
 * about twelve words a sentence.
 */
export function documentOf(blocks: number, sentencesEach = 4): PageBody {
  const children = Array.from({ length: blocks }, (_, index) => {
    const isHeading = index % 10 === 0;
    const words = isHeading
      ? `Part ${index / 10 + 1}`
      : Array.from(
          { length: sentencesEach },
          (_, offset) => sentences[(index + offset) % sentences.length],
        ).join(" ");
    const text = {
      type: "text",
      version: 1,
      text: words,
      format: 0,
      mode: "normal",
      style: "",
      detail: 0,
    };
    const shared = {
      version: 1,
      format: "",
      indent: 0,
      direction: null,
      $: { blockId: newBlockId() },
      children: [text],
    };
    return isHeading
      ? { ...shared, type: "heading", tag: "h2" }
      : { ...shared, type: "paragraph", textFormat: 0, textStyle: "" };
  });
  const reading = readBody({
    root: { type: "root", version: 1, format: "", indent: 0, direction: null, children },
  });
  if (!reading.ok) throw new Error(`${reading.error.path}: ${reading.error.reason}`);
  return reading.body;
}
