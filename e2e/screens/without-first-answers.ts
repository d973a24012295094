import type { Page } from "@playwright/test";

/** Lets the documents at `path` come without the answers of these procedures, as if they had been late: the client asks for them. */
export async function withoutFirstAnswers(
  page: Page,
  path: string,
  procedures: readonly (readonly [string, string])[],
): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [router, name] of procedures) {
      body = body.replaceAll(`"path":["${router}","${name}"]`, '"path":[]');
    }
    await route.fulfill({ response, body });
  });
}
