/** The base path of better-auth's endpoints. */
export const authPath = "/api/auth";

/**
 * The endpoints of better-auth that the product uses. All others are disabled, including those that an upgrade adds.
 */
const enabledEndpoints = [
  "GET /callback/:id",
  "GET /passkey/generate-authenticate-options",
  "GET /passkey/generate-register-options",
  "POST /change-password",
  "POST /passkey/verify-authentication",
  "POST /passkey/verify-registration",
  "POST /request-password-reset",
  "POST /reset-password",
  "POST /sign-in/email",
  "POST /sign-in/social",
  "POST /sign-out",
  "POST /sign-up/email",
  "POST /two-factor/disable",
  "POST /two-factor/enable",
  "POST /two-factor/generate-backup-codes",
  "POST /two-factor/verify-backup-code",
  "POST /two-factor/verify-totp",
];

const patterns = enabledEndpoints.map((endpoint) => {
  const [path, ...names] = endpoint.split("/:");
  return new RegExp(`^${path}${names.map(() => "/[a-z]+").join("")}$`);
});

/** Whether a request goes to one of the enabled endpoints. */
export function isEnabledEndpoint({ method, url }: Pick<Request, "method" | "url">): boolean {
  const { pathname } = new URL(url);
  if (!pathname.startsWith(`${authPath}/`)) return false;
  const endpoint = `${method} ${pathname.slice(authPath.length)}`;
  return patterns.some((pattern) => pattern.test(endpoint));
}
