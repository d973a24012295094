import type { IsolationRow } from "./isolation-row.ts";

/** The rows of the isolation test for organizations and workspaces. */
export const workspaceRows: Record<string, IsolationRow> = {
  "workspaces.list": { refusal: "own", call: (client) => client.workspaces.list() },
  "workspaces.get": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }) => client.workspaces.get({ workspaceId }),
  },
  "workspaces.pages": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }) => client.workspaces.pages({ workspaceId }),
  },
  "workspaces.create": {
    refusal: "own",
    call: (client) => client.workspaces.create({ workspaceName: "Mine" }),
  },
  "workspaces.rename": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }) =>
      client.workspaces.rename({ workspaceId, workspaceName: "Taken over" }),
  },
  "workspaces.changeSettings": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }) =>
      client.workspaces.changeSettings({ workspaceId, publishesChecks: true }),
  },
  "workspaces.describe": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }) =>
      client.workspaces.describe({ workspaceId, description: "Taken over", icon: "🥐" }),
  },
  "workspaces.place": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }) => client.workspaces.place({ workspaceId, after: null }),
  },
  "workspaces.mute": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }) => client.workspaces.mute({ workspaceId, isMuted: true }),
  },
  "workspaces.delete": {
    refusal: ["NO_ACCESS"],
    call: (client, { workspaceId }) => client.workspaces.delete({ workspaceId }),
  },
  "workspaces.restore": {
    refusal: ["NOT_FOUND"],
    call: (client, { workspaceId }) => client.workspaces.restore({ workspaceId }),
  },
  "organizations.list": { refusal: "own", call: (client) => client.organizations.list() },
  "organizations.activate": {
    refusal: ["NOT_IN_ORGANIZATION"],
    mayColleague: true,
    call: (client, _, { owner }) =>
      client.organizations.activate({ organizationId: owner.account.organization.id }),
  },
  "organizations.create": {
    refusal: "own",
    call: async (client, _, { owner }) => {
      const made = await client.organizations.create({ organizationName: "Somebody's own" });
      // The colleague switches back, because the other rows need the owner's organization to be active. The switch
      // fails for the stranger.
      const { id } = owner.account.organization;
      await client.organizations.activate({ organizationId: id }).catch(() => undefined);
      return made;
    },
  },
  "organizations.rename": {
    refusal: ["NOT_IN_ORGANIZATION", "NOT_ALLOWED"],
    call: (client, _, { owner }) =>
      client.organizations.rename({
        organizationId: owner.account.organization.id,
        organizationName: "Taken over",
      }),
  },
  "organizations.changeSettings": {
    refusal: ["NOT_IN_ORGANIZATION", "NOT_ALLOWED"],
    call: (client, _, { owner }) =>
      client.organizations.changeSettings({
        organizationId: owner.account.organization.id,
        onlyAdministratorsCreateWorkspaces: true,
      }),
  },
  "organizations.delete": {
    refusal: ["NOT_IN_ORGANIZATION", "NOT_ALLOWED"],
    call: (client, _, { owner }) =>
      client.organizations.delete({
        organizationId: owner.account.organization.id,
        organizationName: owner.account.organization.organizationName,
      }),
  },
  "organizations.deleted": { refusal: "own", call: (client) => client.organizations.deleted() },
  "organizations.restore": {
    refusal: ["NOT_FOUND"],
    call: (client, _, { owner }) =>
      client.organizations.restore({ organizationId: owner.account.organization.id }),
  },
};
