import type { IsolationRow } from "./isolation-row.ts";

/** The rows of the isolation test for templates. */
export const templateRows: Record<string, IsolationRow> = {
  "templates.offered": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }) => client.templates.offered({ workspaceId }),
  },
  "templates.get": {
    refusal: ["NOT_FOUND"],
    call: (client, { pageId }) => client.templates.get({ template: pageId }),
  },
  "templates.list": { refusal: "own", call: (client) => client.templates.list({}) },
  "templates.save": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId, workspaceId }) =>
      client.templates.save({
        pageId,
        workspaceId,
        source: "published",
        pageTitle: "Taken over",
      }),
  },
  "templates.offer": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.templates.offer({ pageId, isOffered: true }),
  },
  "templates.setDefault": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }) =>
      client.templates.setDefault({ workspaceId, template: "how-to" }),
  },
};
