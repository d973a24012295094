import type { Reader } from "@stemma/contract/permissions.contract";
import { messages as personMessages } from "../../../entities/person/messages.ts";
import type { Ground } from "./ground.ts";

type Reason = Reader["reasons"][number];

/**
 * Why a person can see a page or workspace, as text: the reasons from the organization to the page. With several
 * reasons, each names its role.
 */
export function reasonWords({ reasons }: Pick<Reader, "reasons">, ground: Ground): string {
  const widestFirst = (["organization", "workspace", "page"] as const).flatMap((from) =>
    reasons.filter((reason) => reason.from === from),
  );
  return widestFirst.map((reason) => wordsOf(reason, ground, reasons.length > 1)).join(", ");
}

function wordsOf({ from, role: id }: Reason, ground: Ground, isOneOfSeveral: boolean): string {
  const role = personMessages.roles[id].toLowerCase();
  switch (from) {
    case "organization":
      return `everyone in the organization${isOneOfSeveral ? ` as ${role}` : ""}`;
    case "workspace":
      return ground === "page"
        ? `in the workspace as ${role}`
        : `named in this workspace${isOneOfSeveral ? ` as ${role}` : ""}`;
    case "page":
      return `named on this page${isOneOfSeveral ? ` as ${role}` : ""}`;
  }
}
