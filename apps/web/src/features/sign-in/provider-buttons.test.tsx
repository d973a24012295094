import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ServerSettingsContext, unknownSettings } from "../../lib/server-settings.ts";
import { ProviderButtons } from "./provider-buttons.tsx";

test.each([
  {
    because: "Google is set up",
    settings: { isGoogleSetUp: true },
    words: ["Sign in with Google"],
  },
  {
    because: "both are set up",
    settings: { isGoogleSetUp: true, providerName: "Bakery ID" },
    words: ["Sign in with Google", "Sign in with Bakery ID"],
  },
  { because: "no provider is set up", settings: {}, words: [] },
])("the ways to sign in are $words, because $because", ({ settings, words }) => {
  const markup = renderToStaticMarkup(
    <ServerSettingsContext value={{ ...unknownSettings, ...settings }}>
      <ProviderButtons onPress={() => {}} />
    </ServerSettingsContext>,
  );
  expect([...markup.matchAll(/>([^<>]+)</g)].map(([, text]) => text)).toEqual(words);
});
