import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { LoadMore } from "./load-more.tsx";

afterEach(cleanup);

interface ListProps {
  readonly parts: readonly (readonly string[])[];
  readonly hasLinks: boolean;
}

/** A list that loads its parts when it is told to. */
function List({ parts, hasLinks }: ListProps) {
  const [shown, setShown] = useState(1);
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <ul>
        {parts
          .slice(0, shown)
          .flat()
          .map((name) => (
            <li key={name}>{hasLinks ? <a href={`/${name}`}>{name}</a> : name}</li>
          ))}
      </ul>
      {shown < parts.length && <LoadMore isLoading={isLoading} onLoad={() => setLoading(true)} />}
      <button
        type="button"
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          setLoading(false);
          setShown(shown + 1);
        }}
      >
        answer
      </button>
    </>
  );
}

const parts = [["ash", "beech"], ["cedar"], ["elm", "fir"]];

test.each([
  { hasLinks: true, because: "a link is what one goes on with" },
  { hasLinks: false, because: "an item without a link is read out" },
])(
  "the focus goes to the first item of each part, the last one too: $because",
  async ({ hasLinks }) => {
    const person = userEvent.setup();
    render(<List parts={parts} hasLinks={hasLinks} />);
    const button = () => screen.getByRole("button", { name: "Load more" });
    const answer = screen.getByRole("button", { name: "answer" });
    for (const first of ["cedar", "elm"]) {
      button().focus();
      await person.keyboard("{Enter}");
      expect(document.activeElement).toBe(button());
      await person.click(answer);
      expect(document.activeElement?.textContent).toBe(first);
    }
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  },
);

test("who went on elsewhere meanwhile stays there", async () => {
  const person = userEvent.setup();
  render(<List parts={parts} hasLinks />);
  await person.click(screen.getByRole("button", { name: "Load more" }));
  const ash = screen.getByRole("link", { name: "ash" });
  ash.focus();
  await person.click(screen.getByRole("button", { name: "answer" }));
  expect(document.activeElement).toBe(ash);
});

/** A list to whose top an item comes, and after that its next part. */
function LiveList() {
  const [shown, setShown] = useState(["ash", "beech"]);
  return (
    <>
      <ul>
        {shown.map((name) => (
          <li key={name}>
            <a href={`/${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      <LoadMore isLoading={false} onLoad={() => undefined} />
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setShown(["new", "ash", "beech"])}
      >
        above
      </button>
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setShown(["new", "ash", "beech", "cedar"])}
      >
        below
      </button>
    </>
  );
}

test("what comes above the list meanwhile does not take the focus", async () => {
  const person = userEvent.setup();
  render(<LiveList />);
  const button = screen.getByRole("button", { name: "Load more" });
  await person.click(button);
  await person.click(screen.getByText("above"));
  expect(screen.getAllByRole("link")).toHaveLength(3);
  expect(document.activeElement).toBe(button);
  await person.click(screen.getByText("below"));
  expect(document.activeElement?.textContent).toBe("cedar");
});

test("a second press while it loads asks for nothing", async () => {
  const person = userEvent.setup();
  let asked = 0;
  render(<LoadMore isLoading onLoad={() => (asked += 1)} />);
  await person.click(screen.getByRole("button", { name: "Load more" }));
  expect(asked).toBe(0);
});
