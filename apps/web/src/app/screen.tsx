import type { ReactNode } from "react";
import { useServerSettings } from "../lib/server-settings.ts";
import { useDocumentTitle } from "../lib/use-document-title.ts";
import { Main } from "../ui/layout/main.tsx";
import { Topbar } from "../ui/layout/topbar.tsx";

interface ScreenProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of a screen of lists: top bar and heading. */
export function Screen({ title, children }: ScreenProps) {
  useDocumentTitle(useServerSettings().productName);
  return (
    <>
      <Topbar />
      <Main className="screen-column">
        <h1 className="screen-title" tabIndex={-1}>
          {title}
        </h1>
        {children}
      </Main>
    </>
  );
}
