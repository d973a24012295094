/**
 * Why nothing was published. After 'page-changed' the writer may publish all the same: their version then stands beside
 * the other one.
 */
export type PublishFailure =
  | { readonly kind: "page-changed" }
  | { readonly kind: "said"; readonly words: string };
