/**
 * The request header with the id of the organization that a call works in; without it, the caller's active
 * organization. Each tab of our client sends its own, so that a switch in one tab does not affect other tabs.
 */
export const organizationHeader = "stemma-organization";
