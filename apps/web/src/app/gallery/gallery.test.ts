import { expect, test } from "vitest";

const components = Object.keys(import.meta.glob(["../../ui/**/*.tsx", "!../../ui/**/*.test.tsx"]));
const specimens = Object.values(
  import.meta.glob<string>("./*.tsx", { eager: true, query: "?raw", import: "default" }),
).join("\n");

test("the gallery shows every component of ui", () => {
  expect(components.length).toBeGreaterThan(40);
  // A whole screen, which the gallery opens, and the frames that the text fields and the menus share.
  const elsewhere = ["message-screen.tsx", "field-frame.tsx", "menu-popup.tsx"];
  const missing = components.filter(
    (file) => !specimens.includes(`"${file}"`) && !elsewhere.some((name) => file.endsWith(name)),
  );
  expect(missing).toEqual([]);
});
