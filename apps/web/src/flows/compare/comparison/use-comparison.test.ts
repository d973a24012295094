import { expect, test } from "vitest";
import { answerLimitMs } from "../../../lib/ask-worker.ts";
import { patientBoundMs } from "./use-comparison.ts";

test("a comparison that uses all its time still answers before its worker is given up", () => {
  // Starting the worker, copying the texts and drawing the result take their time, too.
  expect(answerLimitMs).toBeGreaterThanOrEqual(2 * patientBoundMs);
});
