import { expect, test } from "vitest";
import { whyNotStarted } from "./why-not-started.ts";

const date = "2026-01-31 14:03:22.123 UTC [7]";

test.each([
  { logged: `${date} LOG:  starting\n${date} FATAL:  no pg_hba.conf\n`, why: "no pg_hba.conf" },
  {
    logged: `${date} FATAL:  the database system is starting up\n${date} PANIC:  no checkpoint\n`,
    why: "no checkpoint",
  },
  { logged: "postgres: error while loading libicu\n", why: "postgres: error while loading libicu" },
  { logged: "", why: "it ended without a word" },
])("the log says that $why", ({ logged, why }) => {
  expect(whyNotStarted(logged, 100_000_000)).toBe(why);
});

test("with no room on the disk, that is the reason, whatever was still logged", () => {
  expect(whyNotStarted(`${date} FATAL:  could not write lock fi`, 4_096)).toBe("its disk is full");
  expect(whyNotStarted("", 0)).toBe("its disk is full");
});
