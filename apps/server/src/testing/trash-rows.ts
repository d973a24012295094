import type { IsolationRow } from "./isolation-row.ts";

/** The rows of the isolation test for what was deleted. */
export const trashRows: Record<string, IsolationRow> = {
  "trash.list": { refusal: "own", call: (client) => client.trash.list({}) },
  "trash.pageLoss": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.trash.pageLoss({ pageId }),
  },
  "trash.workspaceLoss": {
    refusal: ["NOT_FOUND"],
    call: (client, { workspaceId }) => client.trash.workspaceLoss({ workspaceId }),
  },
  "trash.removePage": {
    refusal: ["NO_ACCESS"],
    call: (client, { pageId }) => client.trash.removePage({ pageId }),
  },
  "trash.removeWorkspace": {
    refusal: ["NOT_FOUND"],
    call: (client, { workspaceId }) => client.trash.removeWorkspace({ workspaceId }),
  },
  "trash.empty": {
    refusal: "own",
    call: (client) => client.trash.empty({ deletedUntil: new Date().toISOString() }),
  },
};
