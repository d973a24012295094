import { expect, test } from "vitest";
import { findAddressAtEnd, isInAddress, urlOf } from "./web-address.ts";

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
  { text: "https://a.test，谢谢", because: "full-width punctuation ends an address" },
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
  { text: "https://a.test/x。", address: "https://a.test/x" },
  { text: "https://a.test，谢谢", address: "https://a.test" },
  { text: "https://a.test，www.b.test", address: "www.b.test" },
  { text: "（https://a.test/面包（食品））", address: "https://a.test/面包（食品）" },
  { text: "见https://a.test/x", address: "https://a.test/x" },
  { text: "ページhttps://a.test/x", address: "https://a.test/x" },
  { text: "ดูwww.a.test", address: "www.a.test" },
  { text: "see:https://a.test/https://b.test", address: "https://a.test/https://b.test" },
])("$text ends with $address", ({ text, address }) => {
  const found = findAddressAtEnd(text);
  expect(text.slice(found?.start, found?.end)).toBe(address);
});

test.each([
  { text: "https://a.test ", because: "something follows" },
  { text: "xhttps://a.test", because: "a letter stands before it" },
  { text: "보기https://a.test", because: "a letter of a script with spaces stands before it" },
  { text: "ana@www.example.org", because: "it is a part of a mail address" },
  { text: "ftp://www.a.test/x", because: "it is a part of another address" },
  { text: String.raw`C:\www.site.com\x`, because: "it is a part of a path" },
  { text: "git+https://a.test", because: "it is a part of another address" },
  { text: "a.www.b.test", because: "it is a part of a host" },
  { text: "https://.", because: "only punctuation is left" },
  { text: "bread", because: "it is a word" },
])("$text ends with no address, because $because", ({ text }) => {
  expect(findAddressAtEnd(text)).toBeNull();
});

test.each([
  { text: "https://a.test/_x", at: "_", isInside: true },
  { text: "(www.a.test/_x y", at: "_", isInside: true },
  { text: "https://a.test _x", at: "_", isInside: false },
  { text: "_https://a.test", at: "_", isInside: false },
  { text: "https://a.test，_x", at: "_", isInside: false },
])("whether $at stands in the address of $text: $isInside", ({ text, at, isInside }) => {
  expect(isInAddress(text, text.indexOf(at))).toBe(isInside);
});
