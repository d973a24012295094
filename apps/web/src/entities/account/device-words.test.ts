import { expect, test } from "vitest";
import { deviceWords } from "./device-words.ts";

const engine = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  {
    words: "Chrome on Windows",
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/131.0 Safari/537.36`,
    because: "Chrome calls itself Safari as well",
  },
  {
    words: "Edge on Windows",
    userAgent: `Mozilla/5.0 (Windows NT 10.0) ${engine} Chrome/131.0 Safari/537.36 Edg/131.0`,
    because: "Edge calls itself Chrome as well",
  },
  {
    words: "Safari on iPhone",
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1",
    because: "an iPhone calls itself Mac as well",
  },
  {
    words: "Firefox on Linux",
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0",
    because: "its user agent names both",
  },
  { words: "An unknown device", userAgent: "curl/8.5", because: "no browser calls itself so" },
  { words: "An unknown device", userAgent: "", because: "the user agent is empty" },
])("a person reads '$words' because $because", ({ words, userAgent }) => {
  expect(deviceWords(userAgent)).toBe(words);
});
