import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { SnippetsScreen } from "./snippets-screen.tsx";

afterEach(putAway);

test("Snippets is announced and nothing else", () => {
  drawComponent(<SnippetsScreen />);
  expect(screen.getByRole("main").textContent).toBe("SnippetsComing soon.");
});
