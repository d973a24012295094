/** What a publisher says about a version: a subject line, and a body that may be empty. */
export interface PublishMessage {
  readonly subjectLine: string;
  readonly body: string;
}

/** The longest subject line, in characters as a person counts them in the input (UTF-16 units). Specification, section 9. */
export const publishSubjectMaxCharacters = 72;

/** The longest body of a publish message, in UTF-16 units. */
export const publishBodyMaxCharacters = 10_000;

/**
 * The message as it is stored: both parts trimmed. `null` when there is nothing to publish with, because the
 * trimmed subject is empty or too long. Specification, section 5.
 */
export function readPublishMessage(message: PublishMessage): PublishMessage | null {
  const subjectLine = message.subjectLine.trim();
  if (subjectLine === "" || subjectLine.length > publishSubjectMaxCharacters) return null;
  return { subjectLine, body: message.body.trim() };
}
