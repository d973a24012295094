/**
 * Where a file is uploaded: `POST` with the id of the caller's draft as the parameter `draftId` and the file's bytes, and nothing
 * else, as the body.
 */
export const uploadPath = "/api/files";
