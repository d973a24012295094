/** How many of a workspace's administrators are named where somebody learns whom to ask. */
export const administratorsNamedMax = 3;
