import { useQuery } from "@tanstack/react-query";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { PasskeyId } from "@stemma/domain/ids";
import { orpc } from "../../../lib/api.ts";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { PasskeySetting } from "./passkey-setting.tsx";

afterEach(putAway);

const passkeys = ["Laptop", "Phone"].map((name) => ({
  id: name as PasskeyId,
  name,
  createdAt: new Date(0).toISOString(),
  lastUsedAt: null,
}));

const buttonOf = (name: string) => screen.getByRole("button", { name: new RegExp(name) });

async function removeLaptop(person: ReturnType<typeof drawComponent>["person"]) {
  await person.click(buttonOf("Laptop"));
  const question = await screen.findByRole("alertdialog");
  await person.click(within(question).getByRole("button", { name: /^Remove$/i }));
}

test("a passkey that could not be removed is there, with the focus on its button", async () => {
  const { person } = drawComponent(<PasskeySetting passkeys={passkeys} hasPassword />, {
    "accounts/removePasskey": () => {
      throw new Error("The line is down.");
    },
  });
  await removeLaptop(person);
  await screen.findByRole("alert");
  await expect.poll(() => document.activeElement).toBe(buttonOf("Laptop"));
});

/** The setting with the passkeys that the server has, of which there is one until it is removed. */
function drawLastPasskey() {
  function Setting() {
    const { data } = useQuery(orpc.accounts.signInMethods.queryOptions());
    return data ? <PasskeySetting passkeys={data.passkeys} hasPassword /> : null;
  }
  let left = passkeys.slice(0, 1);
  return drawComponent(<Setting />, {
    "accounts/signInMethods": () => ({ passkeys: left }),
    "accounts/removePasskey": () => {
      left = [];
      return {};
    },
  });
}

test("after the last passkey is removed in a browser that can add none, the focus is on the words of the setting", async () => {
  const { person } = drawLastPasskey();
  await screen.findByText("Laptop");
  await removeLaptop(person);
  const words = screen.getByText("Passkeys").parentElement;
  await expect.poll(() => document.activeElement).toBe(words);
  expect(screen.queryByRole("button")).toBeNull();
});
