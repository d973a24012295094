/** Bodies and nodes as somebody may send them: nothing in them is checked. */
export const body = (children: unknown, more: object = {}) => ({
  formatVersion: 2,
  root: { type: "root", children, ...more },
});

export const paragraph = (children: unknown, more: object = {}) => ({
  type: "paragraph",
  children,
  ...more,
});

export const text = (value: unknown, more: object = {}) => ({
  type: "text",
  text: value,
  ...more,
});
