import type { UserId } from "@stemma/domain/ids";
import { symmetricEncrypt } from "better-auth/crypto";
import { expect, test } from "vitest";
import { readSecondFactor } from "./read-second-factor.ts";

const userId = "01990000-0000-7000-8000-000000000001" as UserId;

test("a second factor that another secret encrypted is one line in the log, which says what to do", async () => {
  const lines: unknown[][] = [];
  const logger = { error: (...line: unknown[]) => void lines.push(line) };
  const encrypted = await symmetricEncrypt({ key: "the old secret", data: "a seed" });
  expect(await readSecondFactor({ secret: "the old secret", logger }, encrypted, userId)).toBe(
    "a seed",
  );
  expect(lines).toEqual([]);
  const reading = readSecondFactor({ secret: "the new secret", logger }, encrypted, userId);
  await expect(reading).rejects.toMatchObject({ body: { code: "SECOND_FACTOR_UNREADABLE" } });
  expect(lines).toEqual([[{ userId }, expect.stringContaining("remove-second-factor EMAIL")]]);
});
