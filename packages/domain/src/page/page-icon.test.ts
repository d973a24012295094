import { expect, it } from "vitest";
import { readPageIcon } from "./page-icon.ts";

it.each([
  { text: "🥐", icon: "🥐", because: "it is one emoji" },
  { text: " 🥐\n", icon: "🥐", because: "the room around it does not count" },
  { text: "👩‍🍳", icon: "👩‍🍳", because: "one emoji is made of three characters" },
  { text: "👍🏽", icon: "👍🏽", because: "it has a colour of skin" },
  { text: "🇮🇸", icon: "🇮🇸", because: "a flag is made of two letters" },
  { text: "❤", icon: "❤️", because: "it has a coloured form" },
  { text: "❤️", icon: "❤️", because: "it is in its coloured form" },
  { text: "🥐🍞", icon: null, because: "they are two" },
  { text: "🥐a", icon: null, because: "a letter follows" },
  { text: "A", icon: null, because: "it is a letter" },
  { text: "7", icon: null, because: "it is a digit" },
  { text: "👩‍🍳‍", icon: null, because: "it ends with a joiner" },
  { text: "", icon: null, because: "it is empty" },
])("'$text' gives $icon, because $because", ({ text, icon }) => {
  expect(readPageIcon(text)).toBe(icon);
});
