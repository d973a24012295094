import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * The documents that must name only existing files. Decision records are excluded, because they describe the time of
 * the decision.
 */
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(path.join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

/** Every file of the checkout, as in `/apps/server/src/main.ts`. */
const files = listFiles("");

function listFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [name];
    return ["node_modules", "dist", "dist-dev", "data", ".git", ".stemma"].includes(entry.name)
      ? []
      : listFiles(name);
  });
}

/**
 * The file names in a document's code spans, as full paths or as ends of paths: `can.ts`, `http/app.ts`. Patterns
 * (`*.table.ts`), suffixes (`.test.ts`) and addresses (`/api/openapi.json`) are not file names.
 */
function namedFiles(text: string): string[] {
  const spans = text.matchAll(
    /`((?!\/|\.[\w.]+`)[\w./-]+\.(?:tsx?|mjs|cjs|css|sql|md|json|yml))`/g,
  );
  return [...spans].map(([, name = ""]) => name);
}

test.each(documents)("%s names only files that exist", (document) => {
  const named = namedFiles(readFileSync(path.join(root, document), "utf8"));
  const missing = named.filter((name) => !files.some((file) => file.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});

test("the documents were read", () => {
  const named = documents.flatMap((name) =>
    namedFiles(readFileSync(path.join(root, name), "utf8")),
  );
  expect(named.length).toBeGreaterThan(50);
});

test.each(documents)("the links of %s lead to files", (document) => {
  const text = readFileSync(path.join(root, document), "utf8");
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, to = ""]) => to);
  const folder = path.join(root, path.dirname(document));
  expect(links.filter((to) => !existsSync(path.join(folder, to)))).toEqual([]);
});
