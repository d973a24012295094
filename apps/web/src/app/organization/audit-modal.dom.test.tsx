import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { AuditAct } from "@stemma/domain/audit/audit-acts";
import type { Account } from "@stemma/contract/accounts.contract";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { AuditModal } from "./audit-modal.tsx";

afterEach(putAway);

const organization = {
  id: "bakery",
  organizationName: "The bakery",
} as Account["organization"];

const entryOf = (id: string, act: AuditAct) => ({
  id,
  at: "2026-07-14T16:20:00.000Z",
  act,
  category: "signIns",
  user: { id: "mira", name: "Mira" },
  address: "192.0.2.44",
  userAgent: null,
  person: null,
  item: null,
  workspace: null,
  details: {},
});

interface Asked {
  readonly userId?: string;
  readonly category?: string;
  readonly since?: string;
  readonly cursor?: string;
}

/** A log of two pages, and what was asked of it last. */
function drawLog(items = [entryOf("1", "signedIn")]) {
  const asked: Asked[] = [];
  const drawn = drawComponent(<AuditModal organization={organization} onClose={() => {}} />, {
    "audit/list": (input) => {
      asked.push(input as Asked);
      const { category, cursor } = input as Asked;
      if (category === "exports") return { items: [], nextCursor: null };
      if (cursor === "more") return { items: [entryOf("2", "signedOut")], nextCursor: null };
      return { items, nextCursor: items.length > 0 ? "more" : null };
    },
    "members/list": {
      items: [{ id: "mira", name: "Mira", email: "mira@example.com", role: "user", joinedAt: "" }],
      nextCursor: null,
    },
  });
  return { ...drawn, last: () => asked.at(-1) };
}

const rows = () =>
  within(screen.getByRole("list", { name: "Audit log" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("an administrator reads the log, newest first, page by page", async () => {
  const { person } = drawLog();
  await screen.findByText("Mira signed in");
  expect(screen.getByText("192.0.2.44")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Load more" }));
  await screen.findByText("Mira signed out");
  expect(rows()).toEqual([
    expect.stringContaining("Mira signed in"),
    expect.stringContaining("Mira signed out"),
  ]);
});

test("the log is filtered by person, kind and time, and so is the export", async () => {
  const { person, last } = drawLog();
  await screen.findByText("Mira signed in");
  await person.click(screen.getByRole("combobox", { name: "Person" }));
  await person.click(await screen.findByRole("option", { name: /Mira/ }));
  await waitFor(() => expect(last()).toMatchObject({ userId: "mira" }));
  await person.selectOptions(screen.getByRole("combobox", { name: "Time" }), "Last 7 days");
  await waitFor(() => expect(last()?.since).toMatch(/^\d{4}-/));
  await person.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "Exports");
  await screen.findByText("Nothing matches");
  const form = screen.getByRole("button", { name: "Export as JSON lines" }).closest("form");
  const action = new URL(form?.action ?? "");
  expect(form?.method).toBe("post");
  expect(Object.fromEntries(action.searchParams)).toMatchObject({
    organizationId: "bakery",
    userId: "mira",
    category: "exports",
    since: last()?.since,
  });
});

test("an empty log says what will be in it", async () => {
  drawLog([]);
  await screen.findByText("Nothing yet");
});
