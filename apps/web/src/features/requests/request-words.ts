import type { Request } from "@stemma/contract/requests.contract";
import { displayPageTitle } from "@stemma/domain/page/page-title";

/** What somebody asks for, in words. */
export function requestWords({ type, title }: Pick<Request, "type" | "title">): string {
  switch (type) {
    case "organization":
      return `Asks to join ${title}`;
    case "workspace":
      return `Asks to see the workspace ${title}`;
    case "page":
      return `Asks to see the page ${displayPageTitle(title)}`;
  }
}
