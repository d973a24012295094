import { screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { VersionId } from "@stemma/domain/ids";
import type { PageView } from "@stemma/contract/page-view-shape";
import { drawComponent, putAway } from "../../lib/testing/draw-component.tsx";
import { UnreadBanner } from "./unread-banner.tsx";

afterEach(putAway);

test("a double click on 'Show changes' shows them once", async () => {
  const onShow = vi.fn();
  const unread: PageView["unread"] = {
    lastReadVersion: "v" as VersionId,
    readAt: new Date().toISOString(),
    versionCount: 1,
    subjectLines: ["The lid"],
  };
  const { person } = drawComponent(
    <UnreadBanner
      view={{ unread, page: {}, lastVersions: [] } as unknown as PageView}
      isShowing={false}
      onShow={onShow}
      onMarkRead={() => {}}
      showButton={createRef()}
    />,
  );
  await person.dblClick(screen.getByRole("button", { name: "Show changes" }));
  expect(onShow).toHaveBeenCalledExactlyOnceWith(true);
});
