import sharp from "sharp";

/** A plan of a bakery, in the colours of paper and pencil. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1360" height="560" viewBox="0 0 680 280">
  <rect width="680" height="280" fill="#f4efe3"/>
  <g fill="none" stroke="#6b6355" stroke-width="3">
    <rect x="24" y="24" width="632" height="232"/>
    <rect x="52" y="52" width="150" height="92" fill="#e8dfc9"/>
    <rect x="262" y="52" width="120" height="60" fill="#fff"/>
    <rect x="412" y="52" width="120" height="60" fill="#fff"/>
    <path d="M202 60a74 74 0 0 1 30 70" stroke-dasharray="6 5"/>
    <path d="M560 256v-60h96"/>
  </g>
  <path d="M236 196c60 34 150 34 250 0" fill="none" stroke="#2a5293" stroke-width="3" stroke-dasharray="10 7"/>
  <path d="M486 196l-14-4m14 4l-8 12" fill="none" stroke="#2a5293" stroke-width="3"/>
  <g font-family="sans-serif" font-size="15" fill="#4a4438" text-anchor="middle">
    <text x="127" y="103" font-weight="bold" fill="#b0311e">Oven</text>
    <text x="322" y="87">Table</text><text x="472" y="87">Table</text>
    <text x="608" y="231">Shop</text><text x="360" y="246" fill="#2a5293">Trolleys</text>
  </g>
</svg>`;

/** The plan as a picture to upload. */
export async function planOfTheBakery() {
  const buffer = await sharp(Buffer.from(drawing)).png().toBuffer();
  return { name: "Plan of the bakery.png", mimeType: "image/png", buffer };
}

/** A file to upload that is no picture. */
export const ovenManual = {
  name: "Oven manual.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.alloc(2_340_000, "%PDF-1.7"),
};
