/** The texts of an organization's members modal. */
export const messages = {
  title: (organization: string) => `Members of ${organization}`,
  members: "Members",
  invitations: "Invitations",
  requests: "Requests",
  counted: (label: string, count: number) => `${label} (${count})`,
  countedMany: (label: string, max: number) => `${label} (${max}+)`,
};
