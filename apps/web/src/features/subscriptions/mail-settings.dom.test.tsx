import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { orpc } from "../../lib/api.ts";
import { ServerSettingsContext, unknownSettings } from "../../lib/server-settings.ts";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { MailSettings } from "./mail-settings.tsx";

afterEach(putAway);

function OwnMailSettings() {
  const { data } = useQuery(orpc.accounts.current.queryOptions());
  return data === undefined ? null : <MailSettings user={data.user} />;
}

/** The mail settings of a person, on a server that keeps what it is sent and sends no mail. */
async function drawSettings() {
  let user: object = { email: "olga@example.com", notificationMail: "off" };
  const drawn = drawComponent(
    <ServerSettingsContext value={{ ...unknownSettings, isMailSetUp: false }}>
      <OwnMailSettings />
    </ServerSettingsContext>,
    {
      "accounts/current": () => ({ user }),
      "settings/updateUser": (change) => {
        user = { ...user, ...(change as object) };
        return {};
      },
    },
  );
  await screen.findByRole("radio", { name: "Off" });
  return { ...drawn, stored: () => user };
}

const isChosen = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name }).checked;

test("whoever chooses how often they get mail reads what that means where no mail is sent", async () => {
  await drawSettings();
  expect(isChosen("Off")).toBe(true);
  expect(screen.getByText(/^This server sends no mail until/)).toBeDefined();
});

test("a choice of mail that is not saved goes back, with words, and is saved when it is made again", async () => {
  const { person, server, stored } = await drawSettings();
  server.isReachable = false;
  await person.click(screen.getByRole("radio", { name: "Once a day" }));
  await screen.findByText(/Your choice was not saved\. The server can't be reached\./);
  expect(isChosen("Off")).toBe(true);
  server.isReachable = true;
  await person.click(screen.getByRole("radio", { name: "Once a day" }));
  await waitFor(() => expect(stored()).toMatchObject({ notificationMail: "daily" }));
  expect(isChosen("Once a day")).toBe(true);
  expect(screen.getByText(/^You get one mail a day/)).toBeDefined();
  expect(screen.queryByText(/Your choice was not saved/)).toBeNull();
});
