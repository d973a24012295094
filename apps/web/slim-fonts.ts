import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** The lightest and the boldest weight in tokens.css and page-body.css. */
const weights = { min: 400, max: 750 };

/**
 * The layout features that stay: those that browsers apply to every text, and `tabular-nums`. Around a fraction slash, browsers apply
 * `frac`, `numr` and `dnom`, which only the font of texts keeps: the interface shows `1⁄2` in its usual digits.
 */
const features = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"];
const fractions = ["frac", "numr", "dnom"];
const interfaceFamily = "inter";

/**
 * Names what is removed. It stands in the names of the files: they are cached for ever, and their hash is computed from the whole
 * font.
 */
const slimming = createHash("sha256")
  .update(JSON.stringify([weights, features, fractions, interfaceFamily]))
  .digest("hex")
  .slice(0, 6);

/** The weight of italics in running text, whose fonts have this weight alone (serif-italic.css). */
const lightItalic = /-wght-(italic\b[\w-]*\.woff2)/;
const lightItalicWeight = 400;

/**
 * Removes from Fontsource's variable fonts what no text needs: weights, layout features, and the characters for which the stylesheet
 * (`unicode-range`) names another file. Makes a font of one weight of each italic one, for addresses with `?wght=400`.
 */
export function slimFonts(): Plugin {
  return {
    name: "stemma:slim-fonts",
    generateBundle: {
      // After the document has been made.
      order: "post",
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "asset") continue;
          if (file.fileName.endsWith(".html")) file.source = withOneWeight(String(file.source));
          if (!isTextFont(file.fileName)) continue;
          const [original] = file.originalFileNames;
          if (original === undefined) throw new Error(`${file.fileName} has no source.`);
          const font = Buffer.from(file.source);
          const slim = slimmer(path.resolve(import.meta.dirname, original));
          file.source = await slim(font, weights);
          const fileName = addressOfOneWeight(file.fileName);
          if (fileName === file.fileName) continue;
          this.emitFile({ type: "asset", fileName, source: await slim(font, lightItalicWeight) });
        }
      },
    },
  };
}

/** A document with the addresses of the fonts of one weight, where its styles ask for them. */
function withOneWeight(html: string): string {
  return html.replaceAll(/([\w/-]+\.woff2)\?wght=400/g, (_, address: string) =>
    addressOfOneWeight(address),
  );
}

function addressOfOneWeight(address: string): string {
  return address.replace(lightItalic, `-${lightItalicWeight}-$1`);
}

/** The name of an asset in the build, with its hash. */
export function assetFileName(name: string | undefined): string {
  return isTextFont(name)
    ? `assets/[name]-${slimming}-[hash][extname]`
    : "assets/[name]-[hash][extname]";
}

/** Whether a file is one of the variable fonts; those of KaTeX stay as they are. */
function isTextFont(fileName: string | undefined): boolean {
  return fileName !== undefined && fileName.endsWith(".woff2") && !fileName.includes("KaTeX_");
}

/** Slims a font by its path in Fontsource's package, as in `…/inter/files/inter-latin-ext-wght-normal.woff2`: to weights, or to one. */
function slimmer(file: string) {
  const folder = path.dirname(path.dirname(file));
  const family = path.basename(folder);
  const ranges = JSON.parse(readFileSync(path.join(folder, "unicode.json"), "utf8"));
  const script = path
    .basename(file)
    .slice(family.length + 1)
    .replace(/-wght-.*/, "");
  if (ranges[script] === undefined) throw new Error(`No text is of the script of ${file}.`);
  const characters = charactersOf(ranges[script]);
  const keepFeatures = family === interfaceFamily ? features : [...features, ...fractions];
  return (font: Buffer, wght: typeof weights | number) =>
    subsetFont(font, characters, { targetFormat: "woff2", keepFeatures, variationAxes: { wght } });
}

/** All characters of a `unicode-range`, such as `U+0000-00FF,U+0131`. */
function charactersOf(range: string): string {
  const parts = range.split(",").map((part) => {
    const [first = 0, last = first] = part
      .replace("U+", "")
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...parts.flat());
}
