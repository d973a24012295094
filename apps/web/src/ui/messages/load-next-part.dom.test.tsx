import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { LoadNextPart } from "./load-next-part.tsx";

afterEach(cleanup);

function listOf(hasNextPage: boolean, isFetchingNextPage: boolean) {
  let asked = 0;
  const fetchNextPage = async () => {
    asked += 1;
  };
  return { list: { hasNextPage, isFetchingNextPage, fetchNextPage }, asked: () => asked };
}

test("a press asks a list that has more for its next part", async () => {
  const { list, asked } = listOf(true, false);
  render(<LoadNextPart list={list} label="Load more birds" />);
  await userEvent.click(screen.getByRole("button", { name: "Load more birds" }));
  expect(asked()).toBe(1);
});

test("a press while the next part is on its way asks for nothing", async () => {
  const { list, asked } = listOf(true, true);
  render(<LoadNextPart list={list} />);
  await userEvent.click(screen.getByRole("button", { name: "Load more" }));
  expect(asked()).toBe(0);
});

test("a list that is read to its end has no button", () => {
  render(<LoadNextPart list={listOf(false, false).list} />);
  expect(screen.queryByRole("button")).toBeNull();
});
