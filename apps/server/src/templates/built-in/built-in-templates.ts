import type { BlockId } from "@stemma/document/block-id";
import type { PageBody } from "@stemma/document/format";
import { linesToBody } from "@stemma/document/templates/lines-to-body";
import type { BuiltInTemplate } from "@stemma/domain/template/template-id";
import { decisionRecord } from "./decision-record.ts";
import { howTo } from "./how-to.ts";
import { incidentReport } from "./incident-report.ts";
import { meetingNotes } from "./meeting-notes.ts";
import { onboarding } from "./onboarding.ts";
import type { WrittenTemplate } from "./written-template.ts";

/** The templates that come with the product. */
export const writtenTemplates: Readonly<Record<BuiltInTemplate, WrittenTemplate>> = {
  "meeting-notes": meetingNotes,
  "decision-record": decisionRecord,
  "how-to": howTo,
  "incident-report": incidentReport,
  onboarding,
};

/** The text of a template that comes with the product. Its rows have the same ids each time. */
export function builtInBody(name: BuiltInTemplate): PageBody {
  return linesToBody(
    writtenTemplates[name].lines.map((line, at) => ({ id: `row-${at}` as BlockId, line })),
  );
}
