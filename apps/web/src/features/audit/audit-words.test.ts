import { expect, test } from "vitest";
import type { AuditEntry } from "@stemma/contract/audit.contract";
import { auditActs, type AuditAct } from "@stemma/domain/audit/audit-acts";
import { auditWords } from "./audit-words.ts";

type Given = Partial<Omit<AuditEntry, "act">> & { readonly act: AuditAct };

const entryOf = ({ act, ...given }: Given): AuditEntry => ({
  id: "e",
  at: "2026-07-14T16:20:00.000Z",
  act,
  category: auditActs[act],
  user: { id: "mira", name: "Mira" } as AuditEntry["user"],
  address: null,
  userAgent: null,
  person: null,
  item: null,
  workspace: null,
  details: {},
  ...given,
});

const jonas = { id: "jonas", name: "Jonas" } as AuditEntry["person"];
const kitchen = { kind: "workspace", id: "k", name: "Kitchen" } as AuditEntry["item"];
const bread = { kind: "page", id: "b", name: "Bread" } as AuditEntry["item"];
const hidden = { kind: "page", id: "b", name: null } as AuditEntry["item"];
const inKitchen = { id: "k", name: "Kitchen" } as AuditEntry["workspace"];

const cases: { words: string; given: Given }[] = [
  {
    words: "Mira made Jonas an admin",
    given: { act: "roleChanged", person: jonas, details: { role: "administrator" } },
  },
  {
    words: "Whoever runs the server made Jonas an admin",
    given: {
      act: "roleChanged",
      user: null,
      person: jonas,
      details: { role: "administrator" },
    },
  },
  {
    words: "Whoever runs the server removed Jonas’s second factor",
    given: { act: "secondFactorRemoved", user: null, person: jonas },
  },
  {
    words: "Whoever runs the server signed Jonas out everywhere",
    given: { act: "sessionsEndedByOperator", user: null, person: jonas },
  },
  { words: "Mira turned off their second factor", given: { act: "secondFactorTurnedOff" } },
  {
    words: "Mira lost their second factor by setting a new password with a mailed link",
    given: { act: "secondFactorTurnedOff", details: { isByLink: true } },
  },
  {
    words: "Mira made Jonas an editor of the page ‘Bread’ in ‘Kitchen’",
    given: {
      act: "pageRoleChanged",
      person: jonas,
      item: bread,
      workspace: inKitchen,
      details: { role: "editor" },
    },
  },
  {
    words: "Mira removed Jonas from the workspace ‘Kitchen’",
    given: { act: "workspaceRoleChanged", person: jonas, item: kitchen, details: { role: null } },
  },
  {
    words: "Mira closed the workspace ‘Kitchen’ to all but its members",
    given: { act: "workspaceOpennessChanged", item: kitchen, details: { role: null } },
  },
  {
    words: "Mira deleted a page that you can’t see and 3 pages below it",
    given: { act: "pageDeleted", item: hidden, details: { pagesBelow: 3 } },
  },
  {
    words: "The server permanently deleted the page ‘Bread’ and the page below it",
    given: { act: "pageRemoved", user: null, item: bread, details: { pagesBelow: 1 } },
  },
  {
    words: "Whoever runs the server exported the organization",
    given: { act: "organizationExported", user: null },
  },
  {
    words: "Somebody with the link declined j@example.com’s invitation to the organization",
    given: {
      act: "invitationDeclined",
      user: null,
      person: { id: null, name: "j@example.com" },
      item: { kind: "organization", id: "o", name: "Bakery" } as AuditEntry["item"],
    },
  },
  { words: "Somebody entered a wrong password for Mira", given: { act: "signInFailed" } },
  {
    words: "A former member left the organization",
    given: { act: "memberLeft", user: { id: "x", name: null } as AuditEntry["user"] },
  },
  {
    words:
      "Mira changed the settings: only admins create workspaces and the trash is kept for 30 days",
    given: {
      act: "settingsChanged",
      details: { settings: { onlyAdministratorsCreateWorkspaces: true, trashDays: 30 } },
    },
  },
  {
    words: "Mira changed the settings: a second factor is required",
    given: { act: "settingsChanged", details: { settings: { requiresSecondFactor: true } } },
  },
  {
    words: "Mira changed the settings: no second factor is required",
    given: { act: "settingsChanged", details: { settings: { requiresSecondFactor: false } } },
  },
  {
    words: "mira signed out",
    given: { act: "signedOut", user: { id: "mira", name: "mira" } as AuditEntry["user"] },
  },
];

test.each(cases)("an entry reads '$words'", ({ words, given }) => {
  expect(auditWords(entryOf(given))).toBe(words);
});

test("every act has a sentence", () => {
  for (const act of Object.keys(auditActs) as AuditAct[]) {
    const words = auditWords(
      entryOf({ act, person: jonas, item: bread, details: { role: "viewer" } }),
    );
    expect(words).toMatch(/^(Mira|Somebody) .*\w/);
    expect(words).not.toMatch(/undefined|null| {2}/);
  }
});
