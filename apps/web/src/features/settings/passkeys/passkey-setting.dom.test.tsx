import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { PasskeyId } from "@stemma/domain/ids";
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
