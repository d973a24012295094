import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeError } from "./describe-error.ts";

const complaint = Object.assign(new Error("canceling statement due to statement timeout"), {
  code: "57014",
  detail: "Failing row contains (a secret draft).",
});
const query = "update drafts set body = $1";
const failed = new DrizzleQueryError(query, ["a secret draft"], complaint);
const { message, code, detail } = complaint;
const failedByDriver = Object.assign(new Error(message), {
  code,
  detail,
  query,
  parameters: ["a secret draft"],
});

test.each([
  { because: "it is logged as it was thrown", error: failed },
  { because: "somebody wrapped it", error: new Error("Saving failed.", { cause: failed }) },
  { because: "the driver threw it", error: failedByDriver },
  {
    because: "somebody wrapped the driver's error",
    error: new Error("Saving failed.", { cause: failedByDriver }),
  },
])("the log learns of a failed query without its values: $because", ({ error }) => {
  const described = describeError(error);
  expect(described).toMatchObject({ message, code, query });
  expect(JSON.stringify(described)).not.toContain("secret");
});

test("the log learns everything of any other error", () => {
  const described = describeError(new TypeError("No such thing."));
  expect(described).toMatchObject({ type: "TypeError", message: "No such thing." });
  expect(described["stack"]).toContain("describe-error.test");
});
