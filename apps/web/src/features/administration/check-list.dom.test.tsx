import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { CheckList } from "./check-list.tsx";

afterEach(putAway);

test("what needs attention stands first, and what is not set up is marked as neither good nor bad", () => {
  const checks = [
    { name: "clock", isOk: true, isOff: false, line: "The clocks agree." },
    { name: "backups", isOk: true, isOff: true, line: "No backups are scheduled." },
    { name: "disk", isOk: false, isOff: false, line: "Make room." },
  ];
  drawComponent(<CheckList checks={checks} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Needs attentiondiskMake room.",
    "GoodclockThe clocks agree.",
    "Not set upbackupsNo backups are scheduled.",
  ]);
});
