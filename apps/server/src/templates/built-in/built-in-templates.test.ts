import { bodyBlocks } from "@stemma/document/body-blocks";
import { bodyToText } from "@stemma/document/body-to-text";
import { readBody } from "@stemma/document/read-body";
import { fillTemplate } from "@stemma/document/templates/fill-template";
import { fillTitle } from "@stemma/document/templates/fill-title";
import { readPageIcon } from "@stemma/domain/page/page-icon";
import { builtInTemplates } from "@stemma/domain/template/template-id";
import { describe, expect, test } from "vitest";
import { builtInBody, writtenTemplates } from "./built-in-templates.ts";

const values = { title: "Ovens", date: "November 24, 2026", author: "Ana Weiss" };

describe.each(builtInTemplates)("%s", (name) => {
  const body = builtInBody(name);
  const { icon, title } = writtenTemplates[name];

  test("is a valid page, and has an icon", () => {
    expect(readBody(body)).toEqual({ ok: true, body });
    expect(readPageIcon(icon)).toBe(icon);
  });

  test("has headings, a table, a callout and a list to fill in", () => {
    const rows = bodyBlocks(body);
    expect(rows.filter(({ kind }) => kind === "h1").length).toBeGreaterThan(3);
    expect(new Set(rows.map(({ within }) => within?.kind))).toEqual(
      new Set([undefined, "cell", "callout"]),
    );
    expect(rows.some(({ kind }) => kind === "check")).toBe(true);
  });

  test("becomes a page with the author, the date, a place to begin, and no variable left", () => {
    const filled = fillTemplate(body, values);
    expect(filled.cursor).not.toBeNull();
    const text = `${fillTitle(title, values)}\n${bodyToText(filled.body)}`;
    expect(text).toContain("Ovens");
    expect(text).toContain(values.author);
    expect(text).not.toContain("{{");
  });
});
