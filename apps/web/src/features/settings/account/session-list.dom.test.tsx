import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { SessionList } from "./session-list.tsx";

afterEach(putAway);

const sessions = sessionsOf(new Date());

function sessionsOf(signedInAt: Date) {
  return Array.from({ length: 3 }, (_, at) => ({
    id: `session ${at}`,
    userAgent: "",
    ipAddress: `192.0.2.${at}`,
    signedInAt: signedInAt.toISOString(),
    lastSeenAt: new Date(0).toISOString(),
    isCurrent: at === 0,
  }));
}

test("sessions beyond the first ones are loaded on request, and one of them is ended", async () => {
  const { person, server } = drawComponent(<SessionList hasPassword />, {
    "accounts/listSessions": (input) =>
      (input as { cursor?: string }).cursor === "rest"
        ? { items: sessions.slice(2), nextCursor: null }
        : { items: sessions.slice(0, 2), nextCursor: "rest" },
  });
  await screen.findByText(/192\.0\.2\.1/);
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  await person.click(screen.getByRole("button", { name: "Load more" }));
  await screen.findByText(/192\.0\.2\.2/);
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  const last = screen.getAllByRole("listitem").at(-1);
  if (last === undefined) throw new Error("There are three.");
  await person.click(within(last).getByRole("button"));
  expect(server.changes).toEqual([
    { procedure: "accounts/endSession", input: { sessionId: "session 2" } },
  ]);
});

test("whoever signed in more than a day ago is asked for the password before they end a session", async () => {
  const { person, server } = drawComponent(<SessionList hasPassword />, {
    "accounts/listSessions": () => ({ items: sessionsOf(new Date(0)), nextCursor: null }),
  });
  await person.click(await screen.findByRole("button", { name: "End all others" }));
  const field = screen.getByLabelText("Your password");
  expect(document.activeElement).toBe(field);
  expect(server.changes).toEqual([]);
  await person.type(field, "correct horse");
  await person.keyboard("{Enter}");
  expect(server.changes).toEqual([
    { procedure: "accounts/endOtherSessions", input: { password: "correct horse" } },
  ]);
  await waitFor(() => expect(screen.queryByLabelText("Your password")).toBeNull());
});
