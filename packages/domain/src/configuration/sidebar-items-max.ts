/** The most pinned items, and the most recent items, that the sidebar shows. Specification, section 9. */
export const sidebarItemsMax = 10;
