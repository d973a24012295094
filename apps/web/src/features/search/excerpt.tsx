import type { FoundText } from "@stemma/contract/search.contract";

/** An excerpt of a page's text, with the matches highlighted. */
export function Excerpt({ parts }: { readonly parts: FoundText["excerpt"] }) {
  return parts.map(({ text, isMatch }, place) =>
    isMatch ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no id except their index
      <mark key={place}>{text}</mark>
    ) : (
      text
    ),
  );
}
