import { expect, test } from "vitest";
import { stepKey } from "../flows/compare/view/step-key.ts";
import { handleShortcut } from "../features/editor/block-handle/handle-shortcut.ts";
import { formattingActions } from "../features/editor/formatting/formatting-actions.ts";
import { findShortcut } from "../features/editor/find/find-keys.ts";
import { plainPasteShortcut } from "../features/editor/paste/register-plain-paste.ts";
import { shortcutLabel } from "../features/editor/keys/shortcut.ts";
import { findShortcuts, shortcutGroups } from "../features/shortcuts/shortcuts.ts";
import { resolvingKey } from "../flows/update-draft/conflicts/resolving/resolving-key.ts";

const rowsOf = (heading: string) =>
  shortcutGroups.find((group) => group.heading === heading)?.rows ?? [];

const bare = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test("the list names the editor's chords as its toolbar does", () => {
  const chords = rowsOf("Writing").filter(({ keys }) => keys[0] === "Ctrl");
  const listed = chords.map(({ action, keys }) => [action, keys.join("+")]);
  const real = new Map([
    ["Find and replace", shortcutLabel(findShortcut, false)],
    ["Open the menu of the selected rows", shortcutLabel(handleShortcut, false)],
    ["Paste as plain text", shortcutLabel(plainPasteShortcut, false)],
    ...Object.values(formattingActions).map(
      ({ name, shortcut }) => [name as string, shortcutLabel(shortcut, false)] as const,
    ),
  ]);
  expect(listed.length).toBeGreaterThan(5);
  for (const [action, keys] of listed) {
    expect([action, real.get(action ?? "")]).toEqual([action, keys]);
  }
});

test("the listed keys step through changes and resolve conflicts", () => {
  const steps = rowsOf("Comparing versions").map(({ keys: [key = ""] }) =>
    stepKey({ ...bare, key }),
  );
  expect(steps).toEqual([1, -1]);
  const isHandled = rowsOf("Updating a draft")
    .map(({ keys: [key = ""] }) => resolvingKey({ ...bare, key: key === "←" ? "ArrowLeft" : key }))
    .map((step) => step !== null);
  expect(isHandled.length).toBeGreaterThan(3);
  expect(isHandled).not.toContain(false);
});

test.each([
  { query: "bold", found: ["Bold"], because: "the words hold it" },
  { query: "F10", found: ["Go to the formatting toolbar"], because: "a key is called so" },
  { query: "g h", found: ["Go to Home"], because: "the keys follow one another" },
  { query: "zzz", found: [], because: "nothing is called so" },
])("'$query' finds $found, because $because", ({ query, found }) => {
  const rows = findShortcuts(query).flatMap((group) => group.rows);
  expect(rows.map(({ action }) => action)).toEqual(found);
});
