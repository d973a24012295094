import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

interface Limit {
  readonly what: string;
  readonly most: string;
  readonly constant: string;
  readonly file: string;
}

/** The rows of all tables of the document. */
const limits: readonly Limit[] = [
  ...read("docs/limits.md").matchAll(
    /^\| (.+?) +\| (.+?) +\| .*?\| `([\w.]+)` +\| `([\w./-]+)` +\|$/gm,
  ),
].map(([, what = "", most = "", constant = "", file = ""]) => ({ what, most, constant, file }));

/** The number of a source's constant, or of a field of an object (`floodRule.max`). */
function numberOf(source: string, name: string): number {
  const [object, field] = name.includes(".") ? name.split(".") : [null, name];
  const [, fields = source] =
    object === null
      ? []
      : (new RegExp(`const ${object}\\b[^=]*= \\{([^}]*)\\}`).exec(source) ?? []);
  const [, written] =
    new RegExp(`const ${field}(?:: \\w+)? = ([^;]+);`).exec(fields) ??
    new RegExp(`\\b${field}: ([\\w *]*\\d[\\w *]*)`).exec(fields) ??
    [];
  if (written === undefined) throw new Error(`There is no ${name}.`);
  return sumOf(source, written);
}

/** The value of a sum of products, whose names are constants of the same source or of another limit. */
function sumOf(source: string, written: string): number {
  const valueOf = (term: string): number => {
    const number = Number(term.replaceAll("_", ""));
    if (!Number.isNaN(number)) return number;
    const elsewhere = limits.find(({ constant }) => constant === term);
    const isHere = source.includes(`const ${term} `);
    return numberOf(isHere || elsewhere === undefined ? source : read(elsewhere.file), term);
  };
  return written
    .split("+")
    .map((product) => product.split("*").reduce((all, term) => all * valueOf(term.trim()), 1))
    .reduce((all, each) => all + each, 0);
}

const seconds = { second: 1, minute: 60, hour: 3_600, day: 86_400 } as const;
const bytes = { kB: 1_024, MB: 1_024 * 1_024, bytes: 1 } as const;

/** What the document says, in the unit of the constant, which its name ends with. */
function saidOf({ most, constant }: Limit): number {
  const [, digits = "", unit = ""] = /^([\d,]+)(?: (\w+))?/.exec(most) ?? [];
  const number = Number(digits.replaceAll(",", ""));
  const inSeconds = Object.entries(seconds).find(([name]) => unit.startsWith(name))?.[1] ?? 1;
  if (constant.endsWith("Ms")) return number * inSeconds * 1_000;
  if (constant.endsWith("S")) return number * inSeconds;
  const inBytes = Object.entries(bytes).find(([name]) => name === unit)?.[1] ?? 1;
  return number * inBytes;
}

test.each(limits)("$what: $most, as $constant says", (limit) => {
  expect(saidOf(limit)).toBe(numberOf(read(limit.file), limit.constant));
});

/** Exported constants with a limit's name that refuse nothing: they bound what is shown. */
const shown = new Set([
  "administratorsNamedMax",
  "excerptPartsMax",
  "listedMax",
  "sidebarItemsMax",
  "titlesOfLossMax",
  "unreadShownMax",
]);

test("every limit of the contract, and every exported one of the domain and the document, is listed", () => {
  const listed = new Set(limits.map(({ constant }) => constant));
  const constants = ["contract", "domain", "document"].flatMap((name) => {
    const declared =
      name === "contract"
        ? /^(?:export )?const (\w+Max\w*) = \d/gm
        : /^export const (\w+Max\w*) = \d/gm;
    return readdirSync(path.join(root, `packages/${name}/src`), {
      recursive: true,
      encoding: "utf8",
    })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .flatMap((file) => [...read(`packages/${name}/src/${file}`).matchAll(declared)])
      .map(([, constant = ""]) => constant);
  });
  expect(constants.length).toBeGreaterThan(50);
  expect(constants.filter((name) => !listed.has(name) && !shown.has(name))).toEqual([]);
});
