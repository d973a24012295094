import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ServerSettingsContext, unknownSettings } from "../../lib/server-settings.ts";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { inRouter } from "../../lib/testing/in-router.tsx";
import { SignInScreen } from "./sign-in-screen.tsx";

afterEach(putAway);

function drawScreen() {
  const onSignedIn = vi.fn(async () => {});
  const drawn = drawComponent(
    inRouter(
      <ServerSettingsContext value={unknownSettings}>
        <SignInScreen redirect="/" onSignedIn={onSignedIn} />
      </ServerSettingsContext>,
    ),
  );
  const email = screen.getByLabelText<HTMLInputElement>("Email");
  const password = screen.getByLabelText<HTMLInputElement>("Password");
  const submit = screen.getByRole<HTMLButtonElement>("button", { name: "SIGN IN" });
  return { ...drawn, email, password, submit, onSignedIn };
}

test("without a provider the e-mail form opens, which waits for a valid e-mail and a password", async () => {
  const { person, email, password, submit } = drawScreen();
  expect(document.activeElement).toBe(email);
  expect(screen.getAllByRole("button")).toEqual([submit]);
  expect(submit.disabled).toBe(true);
  await person.type(email, "not an e-mail");
  await person.type(password, "x");
  expect(submit.disabled).toBe(true);
  await person.clear(email);
  await person.type(email, "vera@example.com");
  expect(submit.disabled).toBe(false);
  await person.clear(password);
  expect(submit.disabled).toBe(true);
});

test("whoever signs in without a connection is told to try again", async () => {
  const { person, server, email, password, submit, onSignedIn } = drawScreen();
  server.isReachable = false;
  await person.type(email, "vera@example.com");
  await person.type(password, "correct horse battery");
  await person.click(submit);
  expect((await screen.findByRole("alert")).textContent).toBe(
    "An unexpected error occurred. Please try again.",
  );
  expect(onSignedIn).not.toHaveBeenCalled();
});
