import { expect, test } from "vitest";
import { publishSubjectMaxCharacters, readPublishMessage } from "./publish-message.ts";

const longest = "x".repeat(publishSubjectMaxCharacters);

test.each([
  {
    because: "both parts are trimmed",
    subjectLine: "  Prices ",
    body: " for 2027\n",
    read: { subjectLine: "Prices", body: "for 2027" },
  },
  {
    because: "the body is optional",
    subjectLine: "Prices",
    body: "",
    read: { subjectLine: "Prices", body: "" },
  },
  { because: "a subject of white space says nothing", subjectLine: " \t ", body: "x", read: null },
  {
    because: "72 characters fit",
    subjectLine: ` ${longest} `,
    body: "",
    read: { subjectLine: longest, body: "" },
  },
  { because: "73 do not", subjectLine: `${longest}x`, body: "", read: null },
])("$because", ({ subjectLine, body, read }) => {
  expect(readPublishMessage({ subjectLine, body })).toEqual(read);
});
