import { findVariables, valueOf, type TemplateValues } from "./template-values.ts";

/**
 * The title of a page that is made from a template with this title. A title that the writer gave stands where the template's says
 * `{{title}}`, or in place of the template's; without one, the signs around the place for it go too.
 */
export function fillTitle(template: string, values: TemplateValues): string {
  const found = findVariables(template);
  if (values.title !== "" && found.every(({ name }) => name !== "title")) return values.title;
  let filled = "";
  let at = 0;
  for (const { start, end, name } of found) {
    filled += template.slice(at, start) + valueOf(name, values);
    at = end;
  }
  filled += template.slice(at);
  return values.title === "" && found.length > 0 ? filled.replaceAll(loose, "") : filled.trim();
}

/** Signs at either end of a title that belonged to words that are missing. */
const loose = /^[\s:,;–—-]+|[\s:,;–—-]+$/g;
