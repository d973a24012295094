import sharp from "sharp";
import type { NamedFile } from "../upload-file.ts";

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

/** The plan as a picture to upload, of some kilobytes. */
export async function planOfTheBakery(): Promise<NamedFile> {
  const bytes = new Uint8Array(await sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer());
  return { name: "Plan of the bakery.png", mediaType: "image/png", bytes };
}

const page = `BT /F1 26 Tf 60 760 Td (Deck oven, 1987) Tj
/F1 13 Tf 0 -40 Td (1. To turn it off, press the red knob and close the gas valve.) Tj
0 -24 Td (2. Let it cool to sixty degrees before you open the lower doors.) Tj
0 -24 Td (3. Sweep the stones with the long brush. Never use water.) Tj ET`;

/** A file to upload that is no picture: a document of one page. */
export const ovenManual: NamedFile = {
  name: "Oven manual.pdf",
  mediaType: "application/pdf",
  bytes: pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ]),
};

/** A PDF file of these objects, all in ASCII; the first one is its catalogue. */
function pdfOf(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(file + end);
}
