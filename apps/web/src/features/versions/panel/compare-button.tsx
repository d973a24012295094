import { GitCompareArrows } from "lucide-react";
import type { VersionSummary } from "@stemma/contract/version-shapes";
import type { VersionId } from "@stemma/domain/ids";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { SearchMenu } from "../../../ui/menus/search-menu.tsx";
import { useNow } from "../../../lib/time/use-now.ts";
import type { HistoryModel } from "../history-model.ts";
import { messages } from "../messages.tsx";
import { comparableVersions } from "./comparable-versions.ts";

interface CompareButtonProps {
  readonly model: HistoryModel;
  readonly version: VersionSummary;
  readonly onCompare: (versionId: VersionId, withVersionId: VersionId) => void;
}

/** Compares a version with another one; opens a searchable menu of all of them if there are several. */
export function CompareButton({ model, version, onCompare }: CompareButtonProps) {
  const now = useNow([]);
  const others = comparableVersions(model, version, now);
  const [first] = others;
  const icon = <Icon of={GitCompareArrows} />;
  if (first === undefined) {
    return (
      <Button icon={icon} unavailableBecause={messages.comparing.noOther}>
        {messages.compare}
      </Button>
    );
  }
  if (others.length === 1) {
    return (
      <Button icon={icon} onClick={() => onCompare(version.id, first.version.id)}>
        {messages.compare}
      </Button>
    );
  }
  return (
    <SearchMenu
      trigger={<Button icon={icon}>{messages.compare}</Button>}
      label={messages.comparing.find}
      entries={others.map(({ version: { id: value }, label }) => ({ value, label }))}
      onSelect={({ value }) => onCompare(version.id, value)}
    />
  );
}
