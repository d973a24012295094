import type { ReactNode } from "react";
import { contentId } from "./content-id.ts";

interface MainProps {
  readonly className: string | undefined;
  /** In which state a page is shown, which a printed page says above its title. */
  readonly flags?: readonly string[];
  readonly children: ReactNode;
}

/** The main content of a screen. It can have the focus, because the skip link leads here. */
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
