/** A page's icon above its title, in the markup of the server's first paint (ui/styles/shell.css). Decorative. */
export function PageIcon({ icon }: { readonly icon: string | null }) {
  if (icon === null) return null;
  return (
    <div className="page-icon" aria-hidden>
      {icon}
    </div>
  );
}
