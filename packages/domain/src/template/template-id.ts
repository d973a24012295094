import type { PageId } from "../ids.ts";

/** The templates that come with the product, in the order in which they are offered. */
export const builtInTemplates = [
  "meeting-notes",
  "decision-record",
  "how-to",
  "incident-report",
  "onboarding",
] as const;

/** The name of a template that comes with the product. */
export type BuiltInTemplate = (typeof builtInTemplates)[number];

/** A template: one that comes with the product, or a page of kind `template`. */
export type TemplateId = BuiltInTemplate | PageId;

/** Whether a template is one that comes with the product. */
export function isBuiltIn(template: TemplateId): template is BuiltInTemplate {
  return builtInTemplates.some((name) => name === template);
}

/** The longest date that a client writes for `{{date}}`, in UTF-16 units. */
export const writtenDateMaxCharacters = 100;
