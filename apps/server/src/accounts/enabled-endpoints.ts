/** Where better-auth's endpoints begin. */
export const authPath = "/api/auth";

/** What the product uses of better-auth. Nothing else is answered: an endpoint that an upgrade adds stays closed. */
const enabledEndpoints = [
  "GET /callback/:id",
  "POST /change-password",
  "POST /request-password-reset",
  "POST /reset-password",
  "POST /sign-in/email",
  "POST /sign-in/social",
  "POST /sign-out",
  "POST /sign-up/email",
];

const patterns = enabledEndpoints.map((endpoint) => {
  const [path, ...names] = endpoint.split("/:");
  return new RegExp(`^${path}${names.map(() => "/[a-z]+").join("")}$`);
});

/** Whether the product uses the endpoint that a request is for. */
export function isEnabledEndpoint({ method, url }: Pick<Request, "method" | "url">): boolean {
  const { pathname } = new URL(url);
  if (!pathname.startsWith(`${authPath}/`)) return false;
  const endpoint = `${method} ${pathname.slice(authPath.length)}`;
  return patterns.some((pattern) => pattern.test(endpoint));
}
