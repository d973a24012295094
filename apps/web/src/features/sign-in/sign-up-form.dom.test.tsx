import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

afterEach(putAway);

test("sign-up waits for a name that is not blank, a valid e-mail and a password that is long enough", async () => {
  const onSubmit = vi.fn();
  const { person } = drawComponent(
    <SignUpForm firstEmail="vera@example.com" onSubmit={onSubmit} />,
  );
  const name = screen.getByLabelText("Name");
  const password = screen.getByLabelText("Password");
  const create = screen.getByRole<HTMLButtonElement>("button", { name: "CREATE ACCOUNT" });
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(create.disabled).toBe(true);
  await person.type(name, "   ");
  await person.type(password, "correct horse battery");
  expect(create.disabled).toBe(true);
  await person.type(name, "Vera Visitor ");
  expect(create.disabled).toBe(false);
  await person.clear(password);
  await person.type(password, "short");
  expect(create.disabled).toBe(true);
  await person.type(password, "er than nothing");
  await person.click(create);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: "Vera Visitor",
    email: "vera@example.com",
    password: "shorter than nothing",
  });
});
