/**
 * Where an administrator gets the audit log as lines of JSON: `POST`, with the organization's id as the parameter `organizationId` and those of
 * `audit.list` that filter. A `POST`, because the export is an act that the log tells of.
 */
export const auditExportPath = "/api/audit/export";
