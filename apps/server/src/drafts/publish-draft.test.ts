import { expect, test } from "vitest";
import { publishDraft, type PublishDraft } from "./publish-draft.ts";

// Over HTTP, the contract's shapes refuse such a message before the use case runs.
test.each([
  { because: "no characters", subjectLine: "" },
  { because: "white space alone", subjectLine: " \t " },
  { because: "73 characters", subjectLine: "x".repeat(73) },
])("a subject line of $because is refused as an invalid message", async ({ subjectLine }) => {
  const publish = { publishMessage: { subjectLine, body: "" } } as PublishDraft;
  const refused = publishDraft({} as never, {} as never, publish);
  await expect(refused).rejects.toMatchObject({ code: "PUBLISH_MESSAGE_INVALID" });
});
