/** The texts of the modals of an organization, and after its deletion. */
export const messages = {
  title: (organization: string) => `Members of ${organization}`,
  auditTitle: (organization: string) => `Audit log of ${organization}`,
  auditPerson: "Person",
  members: "Members",
  invitations: "Invitations",
  requests: "Requests",
  counted: (label: string, count: number) => `${label} (${count})`,
  countedMany: (label: string, max: number) => `${label} (${max}+)`,
  deletion: {
    done: (name: string) => `${name} was deleted.`,
    undo: "Undo",
    notRestored: (name: string, reason: string) => `${name} was not restored. ${reason}`,
  },
};
