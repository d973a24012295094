/** The most characters of a path: deep nesting makes it long without telling more. */
const pathMax = 200;

/** An error in a body, with its path, cut where it is long. The readers throw it, `readBody` catches it. */
export class BodyFault extends Error {
  readonly path: string;

  constructor(path: string, reason: string) {
    super(reason);
    this.name = "BodyFault";
    this.path = path.length > pathMax ? `${path.slice(0, pathMax - 1)}…` : path;
  }
}
