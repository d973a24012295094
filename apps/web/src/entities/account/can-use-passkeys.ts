/** Whether the browser can use passkeys at this address: it needs HTTPS or localhost, and a name instead of a number. */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(window.location.hostname);
  return "PublicKeyCredential" in window && !isNumber;
}
