import { screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { drawComponent, putAway } from "../../../lib/testing/draw-component.tsx";
import { historyModel } from "../history-model.ts";
import type { NodeKey } from "../layout/link-history.ts";
import { aHistory, aPageView, aRevert, idOf, summariesOf } from "../testing/a-history.ts";
import { HistoryChain } from "./history-chain.tsx";

afterEach(putAway);

/** A page that was reverted from v3 to v1, and then published beside it. */
const model = historyModel(
  aPageView({ published: "beside", draftOn: "beside" }),
  summariesOf(aHistory("v1", "v2<v1", "v3<v2", "beside<v1")),
  [aRevert("v1", 3)],
);

function Chain() {
  const [selected, setSelected] = useState<NodeKey>(idOf("beside"));
  return <HistoryChain model={model} selected={selected} onSelect={setSelected} />;
}

test("the chain leads to what is published, and names what grew beside it and who set the page back", async () => {
  const { person } = drawComponent(<Chain />);
  const chain = screen.getByRole("list", { name: "Version chain, newest first" });
  expect(screen.getByRole("button", { name: /^beside/ }).textContent).toContain("Published");
  expect(chain.textContent).toContain("Ana Weiss reverted to “v1”");
  expect(chain.textContent).toContain("2 versions branched from “v1”, up to “v3”");
  await person.click(screen.getByRole("button", { name: "Show the branch of “v3”" }));
  expect(screen.getByRole("button", { name: /^v3/ }).getAttribute("aria-current")).toBe("true");
  expect(screen.getByText(/This chain ends in “v3”/)).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Published chain" }));
  expect(screen.queryByText(/This chain ends in/)).toBeNull();
});
