import { publishSubjectMaxCharacters } from "@stemma/domain/version/publish-message";
import { dayWithYear } from "../../../lib/time/short-date.ts";
import { messages } from "../messages.tsx";
import type { Version } from "@stemma/contract/version-shapes";

/** The version whose changes an undo takes back. */
export type UndoneVersion = Pick<Version, "id" | "publishMessage" | "publishedAt">;

/** The proposed subject line: "Undo 'Prices 2027' of Mar 5, 2027". A long subject is cut so that the line may be published. */
export function undoSubject({ publishMessage, publishedAt }: Omit<UndoneVersion, "id">): string {
  const day = dayWithYear(publishedAt);
  const subject = Array.from(publishMessage.subjectLine);
  const line = (text: string): string => messages.undo.subject(text, day);
  if (line(publishMessage.subjectLine).length <= publishSubjectMaxCharacters) {
    return line(publishMessage.subjectLine);
  }
  let kept = subject.length;
  while (
    kept > 0 &&
    line(`${subject.slice(0, kept).join("")}…`).length > publishSubjectMaxCharacters
  ) {
    kept -= 1;
  }
  return line(`${subject.slice(0, kept).join("").trimEnd()}…`);
}
