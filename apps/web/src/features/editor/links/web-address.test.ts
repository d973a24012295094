import { expect, test } from "vitest";
import { findAddressAtEnd, urlOf } from "./web-address.ts";

test.each([
  { text: "https://a.test", url: "https://a.test" },
  { text: "HTTP://A.test/x?y=1#z", url: "HTTP://A.test/x?y=1#z" },
  { text: "http://intranet/wiki", url: "http://intranet/wiki" },
  { text: "www.a.test/x", url: "https://www.a.test/x" },
  { text: "mailto:ana@a.test", url: "mailto:ana@a.test" },
  { text: "https://bäckerei.test/brot", url: "https://bäckerei.test/brot" },
])("$text is an address", ({ text, url }) => {
  expect(urlOf(text)).toBe(url);
});

test.each([
  { text: "", because: "it is empty" },
  { text: "a.test", because: "it has no beginning of an address" },
  { text: "https://", because: "it has no host" },
  { text: "www.a", because: "the host has no ending" },
  { text: "www..a", because: "the host has no name" },
  { text: "mailto:ana", because: "it has no host" },
  { text: "https://a.test b", because: "it is more than an address" },
  { text: "https://a.test\u202Ex", because: "a direction character disguises it" },
  { text: "javascript:alert(1)", because: "it is not safe" },
  { text: "data:text/html,x", because: "it is not safe" },
  { text: "file:///etc/passwd", because: "it is not safe" },
  { text: `https://a.test/${"x".repeat(5000)}`, because: "it is too long" },
])("$text is no address, because $because", ({ text }) => {
  expect(urlOf(text)).toBeNull();
});

test.each([
  { text: "see https://a.test/x", address: "https://a.test/x" },
  { text: "https://a.test/x.", address: "https://a.test/x" },
  { text: "https://a.test/x?!…", address: "https://a.test/x" },
  { text: "(https://a.test/x", address: "https://a.test/x" },
  { text: "(https://a.test/x)", address: "https://a.test/x" },
  { text: "https://a.test/Bread_(food)", address: "https://a.test/Bread_(food)" },
  { text: 'https://a.test/?q="x"', address: 'https://a.test/?q="x"' },
  { text: '"https://a.test/x"', address: "https://a.test/x" },
  { text: "“https://a.test/x”", address: "https://a.test/x" },
  { text: "<https://a.test/x>,", address: "https://a.test/x" },
  { text: "www.a.test:", address: "www.a.test" },
  { text: "see:https://a.test/https://b.test", address: "https://a.test/https://b.test" },
])("$text ends with $address", ({ text, address }) => {
  const found = findAddressAtEnd(text);
  expect(text.slice(found?.start, found?.end)).toBe(address);
});

test.each([
  { text: "https://a.test ", because: "something follows" },
  { text: "xhttps://a.test", because: "a letter stands before it" },
  { text: "https://.", because: "only punctuation is left" },
  { text: "bread", because: "it is a word" },
])("$text ends with no address, because $because", ({ text }) => {
  expect(findAddressAtEnd(text)).toBeNull();
});
