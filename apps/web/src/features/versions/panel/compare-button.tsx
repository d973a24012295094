import { GitCompareArrows } from "lucide-react";
import type { VersionSummary } from "@stemma/contract/shapes";
import type { VersionId } from "@stemma/domain/ids";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/buttons/icon.tsx";
import { Menu } from "../../../ui/menus/menu.tsx";
import { MenuItem } from "../../../ui/menus/menu-item.tsx";
import type { HistoryModel } from "../history-model.ts";
import { messages } from "../messages.tsx";
import { comparableVersions } from "./comparable-versions.ts";

interface CompareButtonProps {
  readonly model: HistoryModel;
  readonly version: VersionSummary;
  readonly onCompare: (versionId: VersionId, withVersionId: VersionId) => void;
}

/** Compares a version with its parent, the published or the newest version; opens a menu if there are several. */
export function CompareButton({ model, version, onCompare }: CompareButtonProps) {
  const others = comparableVersions(model, version);
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
    <Menu trigger={<Button icon={icon}>{messages.compare}</Button>} side="top" align="start">
      {others.map(({ version: other, name }) => (
        <MenuItem
          key={other.id}
          label={messages.comparing.with(name, other.publishMessage.subjectLine)}
          onSelect={() => onCompare(version.id, other.id)}
        />
      ))}
    </Menu>
  );
}
