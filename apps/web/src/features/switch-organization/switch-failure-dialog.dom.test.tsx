import { ORPCError } from "@orpc/client";
import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { SwitchFailureDialog } from "./switch-failure-dialog.tsx";

afterEach(putAway);

test.each([
  { code: "ORGANIZATION_MISSING", words: "Organization document orchard does not exist" },
  { code: "NOT_IN_ORGANIZATION", words: "User not in organization." },
])("who cannot switch organizations reads the server's words: $words", async ({ code, words }) => {
  const onClose = vi.fn();
  const error = new ORPCError(code, { defined: true, message: words });
  const { person } = drawComponent(<SwitchFailureDialog error={error} onClose={onClose} />);
  expect(screen.getByRole("alert").textContent).toBe(words);
  await person.click(screen.getByRole("button", { name: "OK" }));
  expect(onClose).toHaveBeenCalledOnce();
});
