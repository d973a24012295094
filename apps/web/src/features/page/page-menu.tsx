import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";

interface PageMenuProps {
  /** `MenuItem`s and separators: the screen decides which apply. */
  readonly children: ReactNode;
}

/** What can be done with the page, behind three dots. */
export function PageMenu({ children }: PageMenuProps) {
  return (
    <Menu trigger={<IconButton label="Page menu" icon={<Icon of={Ellipsis} />} />}>{children}</Menu>
  );
}
