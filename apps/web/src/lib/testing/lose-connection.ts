/** Throws as `fetch` does where the server cannot be reached. */
export function loseConnection(): never {
  throw new TypeError("Failed to fetch");
}
