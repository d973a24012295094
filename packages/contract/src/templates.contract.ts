import { oc } from "@orpc/contract";
import { z } from "zod";
import type { PageId, VersionId, WorkspaceId } from "@stemma/domain/ids";
import { pageTitleMaxCharacters } from "@stemma/domain/page/page-title";
import { builtInTemplates } from "@stemma/domain/template/template-id";
import { contractErrors } from "./errors.ts";
import { memberErrors } from "./member-errors.ts";
import { pageIconShape } from "./page-shapes.ts";
import { pageInput, pageOf, wholeInput } from "./paging.ts";
import { templateIdShape } from "./template-id-shape.ts";
import { bodyShape, idOf, instantShape, textShape } from "./value-shapes.ts";

const { NOT_FOUND, NO_ACCESS, NOT_ALLOWED, OTHER_ORGANIZATION } = contractErrors;
const found = { ...memberErrors, NOT_FOUND, NO_ACCESS, OTHER_ORGANIZATION };
const tags = ["Templates"];
const workspaceId = idOf<WorkspaceId>();
const pageId = idOf<PageId>();

/** A template that a new page can begin with. */
const offeredTemplateShape = z.object({
  id: templateIdShape,
  /** Of a page its title, in which variables stay as they are written. */
  name: z.string(),
  /** What it is for; empty where nobody said. */
  description: z.string(),
  icon: pageIconShape,
  /** Whether it is of this workspace, offered in all workspaces of the organization, or comes with the product. */
  from: z.enum(["workspace", "organization", "product"]),
});

/** A template with its text. Variables in its title and text stay as they are written. */
const templateTextShape = offeredTemplateShape
  .pick({ id: true, name: true, icon: true })
  .extend({ pageTitle: z.string(), serializedEditorState: bodyShape });

/** A template in the list of all that the caller can see. */
const templateShape = z.object({
  id: pageId,
  /** The published title; of one that was never published, the title in the caller's draft. */
  pageTitle: z.string(),
  icon: pageIconShape,
  workspaceId,
  workspaceName: z.string(),
  /** `null` for one that was never published: nobody else can use it yet. */
  publishedVersion: idOf<VersionId>().nullable(),
  updatedAt: instantShape,
  /** The name of who changed it last. */
  updatedByName: z.string(),
  /** Whether it is offered in every workspace of the organization. */
  isOffered: z.boolean(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), offer: z.boolean() }),
});

export type OfferedTemplate = z.output<typeof offeredTemplateShape>;
export type TemplateText = z.output<typeof templateTextShape>;
export type Template = z.output<typeof templateShape>;

export const templatesContract = {
  /**
   * The templates that a page of this workspace can begin with, as far as the caller can see them: the workspace's default first, then the
   * workspace's own, those that are offered in every workspace, and those that come with the product; without a `limit`, 500 and the latter at once. Each part
   * names the default.
   */
  offered: oc
    .route({
      method: "GET",
      path: "/workspaces/{workspaceId}/templates",
      tags,
      summary: "List the templates for new pages",
    })
    .errors(found)
    .input(z.object({ workspaceId, ...wholeInput }))
    .output(
      pageOf(offeredTemplateShape, builtInTemplates.length).extend({
        /** The template that is chosen at first; `null` for a blank page. */
        defaultTemplate: templateIdShape.nullable(),
      }),
    ),
  /**
   * A template with its published text. NOT_FOUND if it does not exist, is deleted or was never published, and for who can neither see its
   * page nor is offered it.
   */
  get: oc
    .route({ method: "GET", path: "/templates/{template}", tags, summary: "Read a template" })
    .errors({ ...memberErrors, NOT_FOUND })
    .input(z.object({ template: templateIdShape }))
    .output(templateTextShape),
  /** The pages of kind `template` that the caller can see, without deleted ones, changed last first. */
  list: oc
    .route({ method: "GET", path: "/templates", tags, summary: "List templates" })
    .errors(memberErrors)
    // A tab of an earlier version sends no input.
    .input(z.object(pageInput).prefault({}))
    .output(pageOf(templateShape)),
  /**
   * Makes a template of a page's published text, or of the caller's draft of it, in a workspace where the caller can create pages, and
   * publishes it. Only administrators of the organization can offer it in every workspace.
   */
  save: oc
    .route({ method: "POST", path: "/templates", tags, summary: "Save a page as a template" })
    .errors({ ...found, NOT_ALLOWED })
    .input(
      z.object({
        pageId,
        workspaceId,
        source: z.enum(["published", "draft"]),
        pageTitle: textShape.trim().max(pageTitleMaxCharacters),
        isOffered: z.boolean().default(false),
      }),
    )
    .output(z.object({ pageId })),
  /**
   * Offers a template in every workspace of the organization, or ends that. Every member can then read its published text as a template, never
   * its history. A restricted template is offered only to who can see it.
   */
  offer: oc
    .route({
      method: "PUT",
      path: "/templates/{pageId}/offer",
      tags,
      summary: "Offer a template to everyone",
    })
    .errors({ ...found, NOT_ALLOWED })
    .input(z.object({ pageId, isOffered: z.boolean() }))
    .output(z.object({})),
  /** Sets the template that is chosen at first for new pages of a workspace; `null` for a blank page. */
  setDefault: oc
    .route({
      method: "PUT",
      path: "/workspaces/{workspaceId}/default-template",
      tags,
      summary: "Set a workspace's default template",
    })
    .errors({ ...found, NOT_ALLOWED })
    .input(z.object({ workspaceId, template: templateIdShape.nullable() }))
    .output(z.object({})),
};
