import type { ReactNode } from "react";
import { contentId } from "./content-id.ts";

interface MainProps {
  readonly className: string | undefined;
  /** The states of the page, which are printed above its title. */
  readonly flags?: readonly string[];
  readonly children: ReactNode;
}

/** The main content of a screen. It is focusable, because the skip link leads to it. */
export function Main({ className, flags, children }: MainProps) {
  return (
    <main
      id={contentId}
      tabIndex={-1}
      className={className}
      data-flags={flags?.join(", ") || undefined}
    >
      {children}
    </main>
  );
}
