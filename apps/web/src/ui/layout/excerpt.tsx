interface ExcerptProps {
  readonly parts: readonly { readonly text: string; readonly isMatch: boolean }[];
}

/** A part of a text that was found, with the matches highlighted. */
export function Excerpt({ parts }: ExcerptProps) {
  return parts.map(({ text, isMatch }, place) =>
    isMatch ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no id except their index
      <mark key={place}>{text}</mark>
    ) : (
      text
    ),
  );
}
