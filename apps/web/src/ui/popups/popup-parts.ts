/** What draws menus, tooltips and dialogs: one chunk, which loads once somebody uses the page (`popups.ts`). */
export { mergeProps } from "@base-ui/react/merge-props";
export { DrawnTooltip, TooltipOf } from "./drawn-tooltip.tsx";
export { DrawnMenu, MenuOf } from "./drawn-menu.tsx";
export { DrawnMenuAt } from "./drawn-menu-at.tsx";
export { DrawnMenuChoice, DrawnMenuItem, DrawnMenuSeparator } from "./drawn-menu-entries.tsx";
export { DrawnMenuRow, DrawnMenuRows } from "./drawn-menu-rows.tsx";
export { DrawnDialog } from "./drawn-dialog.tsx";
export { DrawnConfirmDialog } from "./drawn-confirm-dialog.tsx";
export { DrawnDrawer } from "./drawn-drawer.tsx";
