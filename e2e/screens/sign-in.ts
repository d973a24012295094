import type { Page } from "@playwright/test";

/** The sign-in screen as a person finds their way on it. */
export function signInScreen(page: Page) {
  return {
    google: page.getByRole("button", { name: "Sign in with Google" }),
    byEmail: page.getByRole("button", { name: "Sign in with Email & Password" }),
    email: page.getByRole("textbox", { name: "Email" }),
    password: page.getByLabel("Password"),
    submit: page.getByRole("button", { name: "SIGN IN", exact: true }),
    message: page.getByRole("alert"),

    /** Signs in from the screen that is shown. */
    async signIn({ email, password }: { readonly email: string; readonly password: string }) {
      if (!(await page.getByLabel("Password").isVisible())) {
        await page.getByRole("button", { name: "Sign in with Email & Password" }).click();
      }
      await page.getByRole("textbox", { name: "Email" }).fill(email);
      await page.getByLabel("Password").fill(password);
      await page.getByRole("button", { name: "SIGN IN", exact: true }).click();
    },
  };
}
