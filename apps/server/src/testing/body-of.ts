import { readBody } from "@stemma/document/read-body";
import type { PageBody } from "@stemma/document/format";

/** A body with one paragraph per text, as the editor would send it. */
export function bodyOf(...texts: string[]): PageBody {
  const reading = readBody({
    root: {
      type: "root",
      version: 1,
      format: "",
      indent: 0,
      direction: null,
      children: texts.map((text) => ({
        type: "paragraph",
        version: 1,
        format: "",
        indent: 0,
        direction: null,
        textFormat: 0,
        textStyle: "",
        children:
          text === ""
            ? []
            : [{ type: "text", version: 1, text, format: 0, mode: "normal", style: "", detail: 0 }],
      })),
    },
  });
  if (!reading.ok) throw new Error(`${reading.error.path}: ${reading.error.reason}`);
  return reading.body;
}
