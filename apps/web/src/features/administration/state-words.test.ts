import { expect, test } from "vitest";
import { stateWords } from "./state-words.ts";

const good = { name: "clock", isOk: true, isOff: false, line: "The clocks agree." };
const backups = { name: "backups", isOk: true, isOff: true, line: "No backups are scheduled." };
const mail = { name: "mail", isOk: true, isOff: true, line: "No mail is sent." };
const bad = { name: "disk", isOk: false, isOff: false, line: "Make room." };

test.each([
  { checks: [good], words: "All is well.", because: "everything is set up and works" },
  {
    checks: [good, backups, mail],
    words: "Everything that is set up works. Not set up: backups, mail.",
    because: "what is not set up is not well",
  },
  { checks: [backups, bad], words: "One thing needs attention.", because: "a fault comes first" },
  { checks: [bad, bad], words: "2 things need attention.", because: "faults are counted" },
])("the state of the server is '$words' because $because", ({ checks, words }) => {
  expect(stateWords(checks)).toBe(words);
});
