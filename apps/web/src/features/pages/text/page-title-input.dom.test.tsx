import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { PageTitleInput } from "./page-title-input.tsx";

afterEach(cleanup);

/** A draft whose title is on screen before it can be changed; `opened` is the title that it has then. */
function Draft({ isOpen, opened }: { readonly isOpen: boolean; readonly opened: string }) {
  const [title, setTitle] = useState<string | null>(null);
  return (
    <PageTitleInput
      title={isOpen ? (title ?? opened) : "Bread"}
      isReady={isOpen}
      onTitle={(typed) => isOpen && setTitle(typed)}
      onDone={() => {}}
    />
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox").value;

test("a title that is typed before the draft is open stays, and is the draft's once it is open", async () => {
  const { rerender } = render(<Draft isOpen={false} opened="Bread" />);
  await userEvent.type(screen.getByRole("textbox"), " of rye");
  expect(field()).toBe("Bread of rye");
  rerender(<Draft isOpen opened="Bread" />);
  expect(field()).toBe("Bread of rye");
  await userEvent.type(screen.getByRole("textbox"), "!");
  expect(field()).toBe("Bread of rye!");
});

test("a draft that opens with another title, as its journal has it, keeps that title", async () => {
  const { rerender } = render(<Draft isOpen={false} opened="Bread" />);
  await userEvent.type(screen.getByRole("textbox"), " of rye");
  rerender(<Draft isOpen opened="Bread of wheat" />);
  expect(field()).toBe("Bread of wheat");
});
