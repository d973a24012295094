import { isSafeUrl } from "@stemma/document/safe-url";

/**
 * The URL for what a writer entered as an address. A web address may lack its protocol, which becomes `https`, and a mail
 * address its `mailto:`. `null` for anything that no link may lead to.
 */
export function addressOfInput(entered: string): string | null {
  const text = entered.trim();
  const url = withProtocol(text);
  return isSafeUrl(url) && URL.canParse(url) ? url : null;
}

function withProtocol(text: string): string {
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  return /^[^\s/?#:]+\.[^\s/?#:]/.test(text) || /^localhost(?:[:/]|$)/.test(text)
    ? `https://${text}`
    : text;
}
