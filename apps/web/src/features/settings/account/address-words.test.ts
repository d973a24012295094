import { expect, test } from "vitest";
import { addressWords } from "./address-words.ts";

test.each([
  {
    address: "0000:0000:0000:0000:0000:0000:0000:0000",
    words: "This computer",
    because: "it is the network of the loopback address ::1",
  },
  { address: "::1", words: "This computer", because: "it is the loopback address" },
  { address: "127.0.0.1", words: "This computer", because: "it is the loopback address of IPv4" },
  {
    address: "2001:0db8:0000:0012:0000:0000:0000:0000",
    words: "2001:db8:0:12::",
    because: "zeros are left out",
  },
  { address: "203.0.113.7", words: "203.0.113.7", because: "an IPv4 address has one form" },
  { address: "", words: "", because: "the address is unknown" },
])("a session at '$address' is at '$words', because $because", ({ address, words }) => {
  expect(addressWords(address)).toBe(words);
});
