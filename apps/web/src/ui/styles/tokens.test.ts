import { expect, test } from "vitest";
import css from "./tokens.css?raw";

function colour(token: string, scheme: "light" | "dark"): string {
  const [, light = "", dark = ""] =
    new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css) ?? [];
  return scheme === "light" ? light : dark;
}

/** Relative luminance of a colour like `#a8321f`. WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const everyBackground = ["paper", "desk", "raised", "hover", "selected"];

const highlights = ["yellow", "green", "blue", "pink"].map((color) => `highlight-${color}`);

const pairs = [
  {
    text: "ink",
    backgrounds: [...everyBackground, ...highlights, "diff-in-wash", "diff-out-wash"],
  },
  { text: "soft", backgrounds: everyBackground },
  { text: "faint", backgrounds: ["paper", "desk", "raised"] },
  { text: "rubric", backgrounds: ["paper", "desk", "raised", "hover", "rubric-wash"] },
  { text: "pencil", backgrounds: ["paper", "desk", "raised", "pencil-wash", "pencil-hover"] },
  { text: "ochre", backgrounds: ["paper", "desk", "raised", "hover", "ochre-wash"] },
  { text: "diff-in", backgrounds: ["paper", "desk", "raised"] },
  { text: "diff-out", backgrounds: ["paper", "desk", "raised"] },
  { text: "on-rubric", backgrounds: ["rubric", "rubric-hover"] },
  { text: "paper", backgrounds: ["ink"] },
].flatMap(({ text, backgrounds }) => backgrounds.map((background) => ({ text, background })));

test.each(pairs)(
  "a reader can read $text on $background, in light and dark",
  ({ text, background }) => {
    for (const scheme of ["light", "dark"] as const) {
      expect(contrast(colour(text, scheme), colour(background, scheme)), scheme).toBeGreaterThan(
        4.5,
      );
    }
  },
);

test.each(["paper", "raised"])(
  "a person sees where an input and the focus are on %s",
  (background) => {
    for (const scheme of ["light", "dark"] as const) {
      for (const line of ["field-line", "focus"]) {
        expect(contrast(colour(line, scheme), colour(background, scheme)), scheme).toBeGreaterThan(
          3,
        );
      }
    }
  },
);
