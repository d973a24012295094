import type { PageId } from "@stemma/domain/ids";
import { builtInTemplates, type TemplateId } from "@stemma/domain/template/template-id";
import { z } from "zod";
import { idOf } from "./value-shapes.ts";

/** A template: the name of one that comes with the product, or the id of a page of kind `template`. */
export const templateIdShape = z.union([
  z.enum(builtInTemplates),
  idOf<PageId>(),
]) as unknown as z.ZodType<TemplateId, string>;
