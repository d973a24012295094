import type { ReactNode } from "react";
import { contentId } from "./content-id.ts";

interface MainProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The main content of a screen. It can have the focus, because the skip link leads here. */
export function Main({ className, children }: MainProps) {
  return (
    <main id={contentId} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
