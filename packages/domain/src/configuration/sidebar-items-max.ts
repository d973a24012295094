/** How many pinned, and how many recent items the sidebar shows. Specification, section 9. */
export const sidebarItemsMax = 10;
