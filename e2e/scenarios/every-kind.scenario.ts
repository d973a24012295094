import { allKinds, everyKind } from "@stemma/document/testing/every-kind/every-kind";
import { holdTo } from "@stemma/document/testing/every-kind/hold-to";
import type { Line, ScreenCells } from "@stemma/document/testing/every-kind/line";
import { screenChecks } from "../every-kind/screen-checks.ts";
import { makeTablePage } from "../every-kind/table-page.ts";
import { scenario } from "../scenario.ts";

/**
 * The columns of the table of all kinds that need a browser: one scenario for each, in which every line is held to its cell. The
 * other columns are read by `every-kind.test.ts` and `every-kind.dom.test.ts`.
 */
for (const column of Object.keys(screenChecks) as (keyof ScreenCells)[]) {
  const { rule, open } = screenChecks[column];

  scenario(`every kind ${rule}`, async ({ owner }) => {
    scenario.slow();
    const holds = await open({ owner, ...(await makeTablePage(owner)) });
    for (const kind of allKinds) {
      const line: Line = everyKind[kind];
      await scenario.step(kind, () => holdTo(column, line, (watched) => holds(watched, kind)));
    }
  });
}
