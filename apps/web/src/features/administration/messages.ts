/** The texts of the administration screen. */
export const messages = {
  title: "Administration",
  intro: (version: string) => `Version ${version}. Only operators of this server see this.`,
  notAllowed: "Only operators of this server see this",
  notAllowedHint:
    "The setting STEMMA_OPERATORS names their addresses. They must be confirmed in the account.",
  checked: (age: string) => `Checked ${age}`,
  allWell: "All is well.",
  partlySetUp: (off: readonly string[]) =>
    `Everything that is set up works. Not set up: ${off.join(", ")}.`,
  attention: (count: number) =>
    count === 1 ? "One thing needs attention." : `${count} things need attention.`,
  health: "Health",
  good: "Good",
  off: "Not set up",
  bad: "Needs attention",
  contents: "Contents",
  counted: {
    organizations: "Organizations",
    people: "People",
    pages: "Pages",
    versions: "Versions",
    drafts: "Drafts",
    files: "Files",
  },
  notKnown: "Not known",
  sizes: "Sizes",
  disk: { data: "Disk of the data", files: "Disk of the files" },
  diskRoom: (free: string, size: string) => `${free} of ${size} free`,
  diskLevel: { "nearly full": ", nearly full", full: ", full: uploads are refused" },
  database: "Database",
  connections: (count: number) => `${count} ${count === 1 ? "connection" : "connections"}`,
  files: "Uploaded files",
  processes: "Processes",
  running: (count: number, memory: string, since: string) =>
    count === 1
      ? `1, using ${memory} of memory, started ${since}`
      : `${count}; the one that answered uses ${memory} of memory and started ${since}`,
  tables: "Largest tables",
  backups: "Backups",
  noSchedule: "No backups are scheduled. To have them taken, set STEMMA_BACKUP_DIR.",
  noBackup: "There is none yet.",
  lastBackup: "Last backup",
  lastBackupFacts: (age: string, size: string, seconds: number) =>
    `${age}, ${size}, in ${seconds} ${seconds === 1 ? "second" : "seconds"}`,
  failedBackup: (count: number) => (count === 1 ? "Failed since" : `Failed ${count} times since`),
  failedBackupFacts: (age: string, reason: string) => `${age}: ${reason}`,
  errors: "Recent errors",
  noErrors: "None. Unexpected errors appear here, with the id that the person was shown.",
  requestId: (id: string) => `Id ${id}`,
  errorsHint: "To find out more about an error, search the server's log for its id.",
};
