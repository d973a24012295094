import { expect, test } from "vitest";

const components = Object.keys(import.meta.glob(["../../ui/**/*.tsx", "!../../ui/**/*.test.tsx"]));
const specimens = Object.values(
  import.meta.glob<string>("./*.tsx", { eager: true, query: "?raw", import: "default" }),
).join("\n");

test("the gallery shows every component of ui", () => {
  expect(components.length).toBeGreaterThan(40);
  // A whole screen, which the gallery opens, the frame that the text fields share, and what draws the menus, tooltips, dialogs and
  // toasts that it shows.
  const elsewhere = ["message-screen.tsx", "field-frame.tsx", "toast-slot.tsx"];
  const isDrawnByOthers = (file: string) => file.startsWith("../../ui/popups/");
  const missing = components.filter(
    (file) =>
      !specimens.includes(`"${file}"`) &&
      !isDrawnByOthers(file) &&
      !elsewhere.some((name) => file.endsWith(name)),
  );
  expect(missing).toEqual([]);
});
