import type { AuditEntry } from "@stemma/contract/audit.contract";
import type { AuditAct } from "@stemma/domain/audit/audit-acts";
import { capitalized } from "../../lib/capitalized.ts";
import { listInWords } from "../../lib/list-in-words.ts";
import { messages } from "./messages.ts";

/** What an entry of the audit log tells, in a sentence without a full stop: 'Mira made Jonas an admin'. */
export function auditWords(entry: AuditEntry): string {
  const words = messages.acts[entry.act]({
    who: whoOf(entry),
    whom: entry.person?.name ?? messages.formerMember,
    what: whatOf(entry),
    role: roleWords(entry.details.role),
    details: entry.details,
    settings: settingsWords(entry),
  });
  // A name is written as its owner writes it.
  return entry.user?.name ? words : capitalized(words);
}

/** What the server never does by itself: without a user, whoever runs it has called a command. */
const actsOfOperators: ReadonlySet<AuditAct> = new Set([
  "roleChanged",
  "secondFactorRemoved",
  "sessionsEndedByOperator",
]);

/** Who acted. Nobody is named where the server did it, or whoever runs the server. */
function whoOf({ act, user, category }: AuditEntry): string {
  if (user !== null) return user.name ?? messages.formerMember;
  if (category === "exports" || actsOfOperators.has(act)) return messages.operator;
  return act === "invitationDeclined" ? messages.holderOfLink : messages.server;
}

function whatOf({ item, workspace }: AuditEntry): string {
  if (item === null || item.kind === "organization") return messages.organization;
  if (item.kind === "workspace") {
    return item.name === null ? messages.aWorkspace : messages.workspace(item.name);
  }
  const page = item.name === null ? messages.aPage : messages.page(item.name);
  return workspace?.name ? messages.inWorkspace(page, workspace.name) : page;
}

function roleWords(role: AuditEntry["details"]["role"]): string {
  return role ? messages.roles[role] : "";
}

function settingsWords({ details: { settings = {} } }: AuditEntry): string {
  const { icon, onlyAdministratorsCreateWorkspaces: isClosed, trashDays } = settings;
  const { requiresSecondFactor: isRequired } = settings;
  const words = messages.settings;
  return listInWords([
    ...(icon === undefined ? [] : [icon === null ? words.noIcon : words.icon(icon)]),
    ...(isClosed === undefined ? [] : [isClosed ? words.onlyAdmins : words.everybody]),
    ...(isRequired === undefined ? [] : [isRequired ? words.secondFactor : words.noSecondFactor]),
    ...(trashDays === undefined ? [] : [trashDays === null ? words.kept : words.days(trashDays)]),
  ]);
}
