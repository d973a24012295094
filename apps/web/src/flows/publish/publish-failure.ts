/** Why publishing failed. After 'page-changed' the writer can publish anyway: the new version then becomes a branch. */
export type PublishFailure =
  | { readonly kind: "page-changed" }
  | { readonly kind: "said"; readonly words: string };
