/**
 * The request header that names the organization a call works in, by its id; without it, the asker's active one. Each tab
 * of our client sends its own, so that a switch in one tab moves nothing in another.
 */
export const organizationHeader = "stemma-organization";
