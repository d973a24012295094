import { Menu as Base } from "@base-ui/react/menu";
import type { MenuRowProps, MenuRowsProps } from "./menu-props.ts";

export function DrawnMenuRows({ label, className, children }: MenuRowsProps) {
  return (
    <Base.Group aria-label={label} className={className}>
      {children}
    </Base.Group>
  );
}

export function DrawnMenuRow({ className, onSelect, children }: MenuRowProps) {
  return (
    <Base.Item className={className} onClick={onSelect}>
      {children}
    </Base.Item>
  );
}
