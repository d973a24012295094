/** The texts of pins. */
export const messages = {
  pinned: "Pinned",
  tabs: { manage: "Manage Pins", settings: "Settings" },
  pins: "Pins",
  none: "Nothing is pinned",
  noneHint: "Pin a page or workspace from its menu to keep it in the sidebar and on Home.",
  sidebarEmpty: "Pin pages and workspaces to keep them here.",
  lastUpdated: (time: string) => `Last updated ${time}`,
  shownInSidebar: (count: number, max: number) => `Shown in Sidebar (${count}/${max})`,
  move: (title: string) => `Move ${title}`,
  moveUp: (title: string) => `Move ‘${title}’ up`,
  moveDown: (title: string) => `Move ‘${title}’ down`,
  unpin: (title: string) => `Unpin ‘${title}’`,
  notMoved: (reason: string) => `The order was not changed. ${reason}`,
  notUnpinned: (reason: string) => `It is still pinned. ${reason}`,
  /** Announced by screen readers during a drag. */
  dragging: {
    instructions:
      "Press Space to pick the pin up, the arrow keys to move it, Space to drop it, Escape to cancel.",
    pickedUp: (title: string, place: number, count: number) =>
      `Picked up ${title}, position ${place} of ${count}.`,
    moved: (title: string, place: number, count: number) =>
      `${title} is at position ${place} of ${count}.`,
    dropped: (title: string, place: number, count: number) =>
      `${title} was dropped at position ${place} of ${count}.`,
    cancelled: (title: string) => `${title} is back where it was.`,
  },
};
