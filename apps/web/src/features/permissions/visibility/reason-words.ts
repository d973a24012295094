import type { Reader } from "@stemma/contract/permissions.contract";
import { messages as personMessages } from "../../../entities/person/messages.ts";
import { messages } from "../messages.ts";
import type { Resource } from "./resource.ts";

type Reason = Reader["reasons"][number];

/**
 * Why a person can see a page or workspace, as text: the reasons from the organization to the page. With several
 * reasons, each names its role.
 */
export function reasonWords({ reasons }: Pick<Reader, "reasons">, resource: Resource): string {
  const widestFirst = (["organization", "workspace", "above", "page"] as const).flatMap((from) =>
    reasons.filter((reason) => reason.from === from),
  );
  return widestFirst.map((reason) => wordsOf(reason, resource, reasons.length > 1)).join(", ");
}

function wordsOf({ from, role }: Reason, resource: Resource, isOneOfSeveral: boolean): string {
  const { organization, inWorkspace, namedInWorkspace, namedAbove, namedOnPage, withRole } =
    messages.reasons;
  const isInherited = from === "workspace" && resource === "page";
  const reason = {
    organization,
    workspace: isInherited ? inWorkspace : namedInWorkspace,
    above: namedAbove,
    page: namedOnPage,
  }[from];
  return isInherited || isOneOfSeveral ? withRole(reason, personMessages.roles[role]) : reason;
}
