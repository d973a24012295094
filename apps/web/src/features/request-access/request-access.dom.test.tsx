import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { PageId, UserId } from "@stemma/domain/ids";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { RequestAccess } from "./request-access.tsx";

afterEach(putAway);

test("a request that does not reach the server is not said to be sent, and keeps its message", async () => {
  const item = { type: "page", id: "tides" as PageId } as const;
  const { person, server } = drawComponent(<RequestAccess item={item} userId={"sam" as UserId} />);
  const message = screen.getByLabelText<HTMLTextAreaElement>(/^Message/);
  await person.type(message, "Please");
  server.isReachable = false;
  await person.click(screen.getByRole("button", { name: "Request access" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Your request was not sent.");
  expect(message.value).toBe("Please");
  server.isReachable = true;
  await person.click(screen.getByRole("button", { name: "Request access" }));
  await screen.findByText("Your request was sent.");
  expect(server.changes).toEqual([
    { procedure: "requests/ask", input: { item, message: "Please" } },
  ]);
});
