/** An e-mail address that breaks before its `@` where it needs two lines. */
export function EmailAddress({ address }: { readonly address: string }) {
  const at = address.lastIndexOf("@");
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
