import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { loseConnection } from "../../../lib/testing/lose-connection.ts";
import { InvitePeople } from "./invite-people.tsx";

afterEach(putAway);

const weekMs = 7 * 24 * 60 * 60 * 1000;

const invitationOf = (email: string) => ({
  id: `invitation of ${email}`,
  email,
  workspaceName: null,
  role: "user",
  invitedBy: "Olga Owner",
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + weekMs).toISOString(),
  state: "pending",
});

/** How many invitations the server answers at once. */
const partSize = 3;

/** The invitations into an organization with one member, Olga, on a server that revokes none. */
function drawPanel(...invited: readonly string[]) {
  const items = invited.map(invitationOf);
  const member = "olga@example.com";
  return drawComponent(<InvitePeople into={{ type: "organization", role: "user" }} />, {
    "invitations/list": (input) => {
      const { cursor = "0" } = input as { cursor?: string };
      const end = Number(cursor) + partSize;
      return {
        items: items.slice(Number(cursor), end),
        nextCursor: end < items.length ? String(end) : null,
        count: items.length,
      };
    },
    "invitations/create": (input) => {
      const { emails } = input as { emails: readonly string[] };
      const sent = emails.filter((email) => email !== member).map(invitationOf);
      items.push(...sent);
      const link = "https://stemma.example/invitation/token";
      return {
        sent: sent.map(({ id, email }) => ({ id, email, link, isMailed: false })),
        alreadyIn: emails.filter((email) => email === member),
      };
    },
    "invitations/revoke": loseConnection,
  });
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>("Invite users");
const inviteButton = () => screen.getByRole<HTMLButtonElement>("button", { name: /^INVITE/ });

test("entries that are not addresses are named and stay in the field; the others are invited", async () => {
  const { person } = drawPanel();
  expect(inviteButton().disabled).toBe(true);
  await person.click(field());
  await person.paste("ana@example.com, Ben\ncy@; Olga <olga@example.com>");
  await person.click(inviteButton());
  await screen.findByText("1 person is invited. olga@example.com is already a member.");
  expect(screen.getByRole("alert").textContent).toBe("‘Ben’ and ‘cy@’ are not email addresses.");
  expect(field().value).toBe("Ben, cy@");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  await person.clear(field());
  await person.paste("ben@example.com");
  expect(screen.queryByRole("alert")).toBeNull();
  await person.click(inviteButton());
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  expect(screen.getAllByText(/Expires in 7 days/)).toHaveLength(2);
});

test("an invitation that could not be revoked is listed again, with the reason", async () => {
  const { person } = drawPanel("ana@example.com");
  await person.click(await screen.findByRole("button", { name: "Revoke: ana@example.com" }));
  expect((await screen.findByRole("alert")).textContent).toContain("was not revoked");
  expect(screen.getByRole("listitem").textContent).toContain("ana@example.com");
});

test("invitations beyond the first part are loaded when the person asks for them", async () => {
  const { person } = drawPanel(...["a", "b", "c", "d"].map((name) => `${name}@example.com`));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(partSize));
  await person.click(screen.getByRole("button", { name: "Load more" }));
  await screen.findByText("d@example.com");
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
});
