/** The texts of the sidebar's edge. */
export const messages = {
  width: "Width of the sidebar",
} as const;
