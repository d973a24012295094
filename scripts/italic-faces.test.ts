import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const fontsource = path.join(root, "node_modules", "@fontsource-variable", "source-serif-4");
const own = path.join(root, "apps", "web", "src", "ui", "styles", "serif-italic.css");

/** The faces of a stylesheet in their order: the script, and its characters in one spelling. */
function facesOf(css: string): readonly { script: string; weight: string; range: string }[] {
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => ({
    script: /source-serif-4-([a-z-]+)-wght-italic/.exec(face)?.[1] ?? "",
    weight: /font-weight:\s*([\d ]+);/.exec(face)?.[1] ?? "",
    range: (/unicode-range:([^;]+);/.exec(face)?.[1] ?? "").replaceAll(/\s/g, "").toUpperCase(),
  }));
  return faces;
}

test.each(["400", "401 900"])(
  "the italic faces of weight %s have the scripts, the order and the characters of Fontsource's",
  (weight) => {
    const theirs = facesOf(readFileSync(path.join(fontsource, "wght-italic.css"), "utf8"));
    const ours = facesOf(readFileSync(own, "utf8")).filter((face) => face.weight === weight);
    expect(theirs.length).toBeGreaterThan(0);
    expect(ours).toEqual(theirs.map((face) => ({ ...face, weight })));
  },
);
