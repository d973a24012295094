import { expect, type Page } from "@playwright/test";

/** The elements of the sign-in screen. Without a provider, the screen opens with the e-mail form. */
export function signInScreen(page: Page) {
  const byEmail = page.getByRole("button", { name: "Sign in with Email & Password" });
  const email = page.getByRole("textbox", { name: "Email" });
  const password = page.getByLabel("Password");
  const submit = page.getByRole("button", { name: "SIGN IN", exact: true });
  return {
    byEmail,
    email,
    password,
    submit,
    message: page.getByRole("alert"),

    /** Signs in on the current screen. */
    async signIn(person: { readonly email: string; readonly password: string }) {
      await expect(byEmail.or(submit).first()).toBeVisible();
      if (!(await submit.isVisible())) await byEmail.click();
      await email.fill(person.email);
      await password.fill(person.password);
      await submit.click();
    },
  };
}
