/** PostgreSQL's codes for a statement that ran, or waited for a lock, longer than its limit. */
const tooLong: ReadonlySet<unknown> = new Set(["57014", "55P03"]);

/** The answer of a read; `null` if the database ended it because it took longer than a statement may. Other failures are thrown. */
export async function nullIfTooLong<Answer>(read: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && tooLong.has(Reflect.get(error, "code"))) return null;
    throw error;
  }
}
