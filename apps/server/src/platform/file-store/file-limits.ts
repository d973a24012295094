/** What the settings allow, in bytes. */
export interface FileLimits {
  /** Of one file. */
  readonly sizeMax: number;
  /** Of all files of an organization together. */
  readonly sizeOfAllMax: number;
}
