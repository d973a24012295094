import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { SessionList } from "./session-list.tsx";

afterEach(putAway);

const sessions = Array.from({ length: 3 }, (_, at) => ({
  id: `session ${at}`,
  userAgent: "",
  ipAddress: `192.0.2.${at}`,
  signedInAt: new Date(0).toISOString(),
  lastSeenAt: new Date(0).toISOString(),
  isCurrent: at === 0,
}));

test("sessions beyond the first ones are loaded on request, and one of them is ended", async () => {
  const { person, server } = drawComponent(<SessionList />, {
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
