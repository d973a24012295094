import type { BlockId } from "@stemma/document/block-id";
import { bodyOf } from "./body-of.ts";
import type { IsolationRow } from "./isolation-row.ts";

const publishMessage = { subjectLine: "Taken over", body: "" };

/** The rows of the isolation test for pages, their drafts and their versions. */
export const pageRows: Record<string, IsolationRow> = {
  "pages.get": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.pages.get({ pageId }),
  },
  "pages.create": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }) => client.pages.create({ workspaceId }),
  },
  "pages.level": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId, pageId }) =>
      client.pages.level({ workspaceId, parentPageId: pageId }),
  },
  "pages.around": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.pages.around({ pageId }),
  },
  "pages.previewDeletion": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.pages.previewDeletion({ pageId }),
  },
  "pages.delete": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId, versionId }) =>
      client.pages.delete({ pageId, expectedPublishedVersion: versionId }),
  },
  "pages.restore": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.pages.restore({ pageId }),
  },
  "pages.previewMove": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId, workspaceId }) => client.pages.previewMove({ pageId, workspaceId }),
  },
  "pages.move": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId, workspaceId }) => client.pages.move({ pageId, workspaceId }),
  },
  "pages.setIcon": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.pages.setIcon({ pageId, icon: "🥐" }),
  },
  "pages.copy": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId, workspaceId }) =>
      client.pages.copy({ pageId, workspaceId, source: "published", withPagesBelow: true }),
  },
  "pages.previewCopy": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.pages.previewCopy({ pageId }),
  },
  "pages.subscribe": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.pages.subscribe({ pageId, action: "subscribe" }),
  },
  "links.backlinks": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.links.backlinks({ pageId }),
  },
  "links.targets": {
    refusal: "own",
    call: (client, { pageId }) => client.links.targets({ pageIds: [pageId] }),
  },
  "snippets.list": { refusal: "own", call: (client) => client.snippets.list({}) },
  "snippets.texts": {
    refusal: "own",
    call: (client, { pageId }) => client.snippets.texts({ snippets: [{ snippetId: pageId }] }),
  },
  "snippets.uses": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.snippets.uses({ pageId }),
  },
  "mentions.names": {
    refusal: "own",
    call: (client, _owned, { owner }) =>
      client.mentions.names({ userIds: [owner.account.user.id] }),
  },
  "drafts.list": { refusal: "own", call: (client) => client.drafts.list({}) },
  "drafts.ofPage": {
    refusal: "own",
    call: (client, { pageId }) => client.drafts.ofPage({ pageId }),
  },
  "drafts.create": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.drafts.create({ pageId }),
  },
  "drafts.save": {
    refusal: ["NOT_FOUND"],
    call: (client, { draftId }) =>
      client.drafts.save({
        draftId,
        expectedRevision: 2,
        saveId: crypto.randomUUID(),
        pageTitle: "Taken over",
        serializedEditorState: bodyOf("Taken over"),
        draftNotes: null,
      }),
  },
  "drafts.saveChanges": {
    refusal: ["NOT_FOUND"],
    call: (client, { draftId }) =>
      client.drafts.saveChanges({
        draftId,
        expectedRevision: 2,
        saveId: crypto.randomUUID(),
        pageTitle: "Taken over",
        draftNotes: null,
        baseSaveId: crypto.randomUUID(),
        change: {
          formatVersion: 2,
          start: 0,
          removed: 1,
          nodes: bodyOf("Taken over").root.children,
        },
      }),
  },
  "drafts.publish": {
    refusal: ["NOT_FOUND"],
    call: (client, { draftId }) =>
      client.drafts.publish({
        draftId,
        expectedRevision: 2,
        expectedPublishedVersion: null,
        publishMessage,
      }),
  },
  "drafts.tickRow": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId, versionId }) =>
      client.drafts.tickRow({
        pageId,
        blockId: "a" as BlockId,
        isChecked: true,
        previousNode: versionId,
      }),
  },
  "drafts.delete": {
    refusal: ["NOT_FOUND"],
    call: (client, { draftId }) => client.drafts.delete({ draftId }),
  },
  "versions.list": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.versions.list({ pageId }),
  },
  "versions.get": {
    refusal: ["NO_ACCESS"],
    call: (client, { versionId }) => client.versions.get({ versionId }),
  },
  "versions.authors": {
    refusal: ["NO_ACCESS"],
    call: (client, { versionId }) => client.versions.authors({ versionId }),
  },
  "versions.search": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.versions.search({ pageId, query: "x" }),
  },
  "versions.revert": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId, versionId }) =>
      client.versions.revert({ pageId, versionId, expectedPublishedVersion: versionId }),
  },
};
