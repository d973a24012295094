import { expect, test } from "vitest";
import { parseAddresses } from "./parse-addresses.ts";

test.each([
  { because: "nothing was written", text: " \n ", emails: [], invalid: [] },
  { because: "one is enough", text: "ana@example.com", emails: ["ana@example.com"], invalid: [] },
  {
    because: "commas, spaces and lines part them, several in a row too",
    text: "a@x.org, b@x.org;c@x.org\n\n d@x.org  e@x.org,",
    emails: ["a@x.org", "b@x.org", "c@x.org", "d@x.org", "e@x.org"],
    invalid: [],
  },
  {
    because: "an address counts once, whatever its case",
    text: "Ana@Example.com ana@example.com",
    emails: ["ana@example.com"],
    invalid: [],
  },
  {
    because: "mail programs write the name before the address",
    text: "Ana Weiss <ana@x.org>, Ben <ben@x.org>\n<cy@x.org>",
    emails: ["ana@x.org", "ben@x.org", "cy@x.org"],
    invalid: [],
  },
  {
    because: "what is no address is named as it was written",
    text: "ana@x.org, Ben, ben@, Cy <cy>, Ben",
    emails: ["ana@x.org"],
    invalid: ["Ben", "ben@", "cy"],
  },
])("addresses are read from a text because $because", ({ text, emails, invalid }) => {
  expect(parseAddresses(text)).toEqual({ emails, invalid });
});
