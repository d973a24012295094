/**
 * Stemma cannot start, and the person who starts it can mend that: the message is one line that says what is wrong
 * and what to do. Whoever starts the process prints it as it is, without a stack, and exits with code 1.
 */
export class StartFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartFailure";
  }
}
