import type { ReactNode } from "react";
import { contentId } from "./content-id.ts";

interface MainProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** What a screen is about. The skip link leads here, so it can have the focus. */
export function Main({ className, children }: MainProps) {
  return (
    <main id={contentId} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
