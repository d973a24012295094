/** The message of a published version: a subject line, and a body that may be empty. */
export interface PublishMessage {
  readonly subjectLine: string;
  readonly body: string;
}

/** The longest subject line, in UTF-16 units. Specification, section 9. */
export const publishSubjectMaxCharacters = 72;

/** The longest body of a publish message, in UTF-16 units. */
export const publishBodyMaxCharacters = 10_000;

/**
 * The message as it is stored: both parts trimmed. `null` if the trimmed subject is empty or too long, so that the page
 * cannot be published. Specification, section 5.
 */
export function readPublishMessage(message: PublishMessage): PublishMessage | null {
  const subjectLine = message.subjectLine.trim();
  if (subjectLine === "" || subjectLine.length > publishSubjectMaxCharacters) return null;
  return { subjectLine, body: message.body.trim() };
}
