import { expect, test } from "vitest";
import { z } from "zod";
import { checkAnswer } from "./check-answers.ts";

const schema = z.object({ title: z.string(), people: z.array(z.object({ id: z.string() })) });
const check = (answer: unknown) => checkAnswer(schema, "get", answer);

test("an answer that is exactly the contract's passes", async () => {
  await expect(check({ title: "Tides", people: [{ id: "ana" }] })).resolves.toBeUndefined();
});

test.each([
  {
    answer: { title: "Tides", people: [{ id: "ana", email: "ana@example.com" }] },
    says: "holds more than the contract's: .people.0.email",
  },
  { answer: { title: "Tides" }, says: "is not the contract's" },
  {
    answer: { title: "Tides", people: [], at: new Date(0) },
    says: "more than the contract's: .at",
  },
])("an answer that $says fails", async ({ answer, says }) => {
  await expect(check(answer)).rejects.toThrow(says);
});
