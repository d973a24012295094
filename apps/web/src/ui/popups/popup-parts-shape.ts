import type { ComponentType, ReactNode } from "react";
import type { ConfirmDialogProps, DialogProps, DrawerProps } from "./dialog-props.ts";
import type { AnyProps } from "./given-props.ts";
import type {
  MenuAtProps,
  MenuChoiceProps,
  MenuItemProps,
  MenuOfProps,
  MenuRowProps,
  MenuRowsProps,
  OpenableMenuProps,
} from "./menu-props.ts";
import type { TooltipOfProps, TooltipProps } from "./tooltip-props.ts";

/** What `popup-parts.ts` exports. The parts use buttons with tooltips, which use the parts: none of them can import the other. */
export interface PopupParts {
  readonly mergeProps: (given: AnyProps, own: AnyProps) => AnyProps;
  readonly DrawnTooltip: ComponentType<TooltipProps>;
  readonly TooltipOf: ComponentType<TooltipOfProps>;
  readonly DrawnMenu: ComponentType<OpenableMenuProps>;
  readonly MenuOf: ComponentType<MenuOfProps>;
  readonly DrawnMenuAt: ComponentType<MenuAtProps>;
  readonly DrawnMenuItem: ComponentType<MenuItemProps>;
  readonly DrawnMenuChoice: <Value extends string>(props: MenuChoiceProps<Value>) => ReactNode;
  readonly DrawnMenuSeparator: ComponentType;
  readonly DrawnMenuRows: ComponentType<MenuRowsProps>;
  readonly DrawnMenuRow: ComponentType<MenuRowProps>;
  readonly DrawnDialog: ComponentType<DialogProps>;
  readonly DrawnConfirmDialog: ComponentType<ConfirmDialogProps>;
  readonly DrawnDrawer: ComponentType<DrawerProps>;
}
