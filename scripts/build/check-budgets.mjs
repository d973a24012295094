import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** The budgets for JavaScript, compressed with brotli. In bytes. */
const textBytesMax = 161_000;
const firstVisitBytesMax = 197_000;
const popupsBytesMax = 58_000;
const editingBytesMax = 158_000;

const isEditor = (name) => /features\/editor\/body-editor\./.test(name);
const isEditing = (name) => /flows\/(edit-draft|update-draft)\//.test(name);
const isScreen = (name) => name.endsWith("-screen.tsx") && !isEditing(name);
const isDraftScreen = (name) => name.endsWith("/draft-screen.tsx");

/**
 * Whether the web client's JavaScript is within its budgets; prints a line for each. The document names the scripts that draw
 * a text. A first visit also loads what every screen adds right after that (`reading` in vite.config.ts) and, in the worst
 * case, the largest lazy screen. The first use of a page adds what draws menus, tooltips and dialogs (`popups` there). Editing adds
 * the screen of a draft and the editor to all of them.
 */
export function checkBudgets(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, ".vite", "manifest.json"), "utf8"));
  const document = readFileSync(path.join(folder, "index.html"), "utf8");
  const entry = new Set(Array.from(document.matchAll(/assets\/[\w.-]+\.js/g), ([file]) => file));
  if (entry.size === 0) throw new Error("The document names no script: nothing was measured.");
  const added = namesWhere(manifest, ({ name }) => name === "reading");
  const popups = namesWhere(manifest, ({ name }) => name === "popups");
  if (added.length !== 1 || popups.length === 0)
    throw new Error("What every screen adds has another name.");
  const always = new Set([...entry, ...closureOf(manifest, added)]);
  const used = new Set([...always, ...closureOf(manifest, popups)]);
  const lazy = namesWhere(manifest, (chunk) => chunk.isDynamicEntry);
  const beyond = (known, names) =>
    bytesOf(
      folder,
      [...closureOf(manifest, names)].filter((file) => !known.has(file)),
    );
  const screens = lazy.filter(isScreen).map((name) => beyond(used, [name]));
  const editing = lazy.filter((name) => isEditor(name) || isDraftScreen(name));
  if (editing.length !== 2) throw new Error("The editor or its screen has another name.");
  const firstVisit = bytesOf(folder, [...always]) + Math.max(0, ...screens);
  const results = [
    isWithin("JavaScript of a text", bytesOf(folder, [...entry]), textBytesMax),
    isWithin("First-visit JavaScript", firstVisit, firstVisitBytesMax),
    isWithin("JavaScript of menus and dialogs", beyond(always, popups), popupsBytesMax),
    isWithin("JavaScript for editing", beyond(used, editing), editingBytesMax),
  ];
  return results.every(Boolean);
}

function namesWhere(manifest, predicate) {
  return Object.keys(manifest).filter((name) => predicate(manifest[name]));
}

/** The JavaScript files that chunks load at once: their own, and transitively those of their static imports. */
function closureOf(manifest, names, files = new Set()) {
  for (const name of names) {
    const chunk = manifest[name];
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    closureOf(manifest, chunk.imports ?? [], files);
  }
  return files;
}

function bytesOf(folder, files) {
  const sizes = files.map((file) => {
    const plain = path.join(folder, file);
    return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

function isWithin(what, bytes, bytesMax) {
  const kilobytes = `${(bytes / 1000).toFixed(1)} kB of ${bytesMax / 1000} kB, compressed`;
  if (bytes <= bytesMax) {
    console.log(`${what}: ${kilobytes}.`);
    return true;
  }
  console.error(`${what} is over its budget: ${kilobytes}. Load less at once, or load it later.`);
  return false;
}
