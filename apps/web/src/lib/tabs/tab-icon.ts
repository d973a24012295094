/** The drawing of `public/favicon.svg`. */
const icon =
  `<style>rect{fill:#211e1a}path{stroke:#fcfbf8}.n{fill:#211e1a;stroke:#fcfbf8}.c{fill:#e0573f}` +
  `@media(prefers-color-scheme:dark){rect{fill:#ebe6dc}path{stroke:#181614}.n{fill:#ebe6dc;stroke:#181614}.c{fill:#a8321f}}</style>` +
  `<rect width="32" height="32" rx="8"/><path d="M9 20h9c4 0 2-8 6-8" fill="none" stroke-width="2"/>` +
  `<circle class="n" cx="9" cy="20" r="3" stroke-width="2"/><circle class="n" cx="17" cy="20" r="3" stroke-width="2"/>` +
  `<circle class="c" cx="24" cy="12" r="4"/>`;

/** Two characters are readable at 16 pixels, three are not. */
const shownMax = 9;

/** The tab's icon as SVG. A red badge at the lower right shows the count of waiting items, up to '9+'. */
export function tabIconSvg(waiting: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${icon}${waiting > 0 ? badge(waiting) : ""}</svg>`;
}

function badge(waiting: number): string {
  const words = waiting > shownMax ? `${shownMax}+` : String(waiting);
  const isShort = words.length === 1;
  const width = isShort ? 21 : 28;
  const left = 31 - width;
  return (
    `<style>.b{fill:#c43b26;stroke:#211e1a}text{fill:#fff;font:800 ${isShort ? 20 : 17}px system-ui,sans-serif;text-anchor:middle}` +
    `@media(prefers-color-scheme:dark){.b{stroke:#ebe6dc}}</style>` +
    `<rect class="b" x="${left}" y="10" width="${width}" height="21" rx="9" stroke-width="2"/>` +
    `<text x="${left + width / 2}" y="${isShort ? 28 : 27}">${words}</text>`
  );
}

/** Draws the count of waiting inbox items on this tab's icon; 0 draws the plain icon. */
export function drawTabIcon(waiting: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link === null) return;
  const href =
    waiting > 0 ? `data:image/svg+xml,${encodeURIComponent(tabIconSvg(waiting))}` : "/favicon.svg";
  if (link.getAttribute("href") !== href) link.setAttribute("href", href);
}
