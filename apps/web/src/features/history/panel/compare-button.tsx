import { GitCompareArrows } from "lucide-react";
import type { VersionSummary } from "@stemma/contract/shapes";
import type { VersionId } from "@stemma/domain/ids";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { MenuItem } from "../../../ui/menu-item.tsx";
import type { HistoryModel } from "../history-model.ts";
import { quoted } from "../words/quoted.ts";

interface CompareButtonProps {
  readonly model: HistoryModel;
  readonly version: VersionSummary;
  readonly onCompare: (versionId: VersionId, withVersionId: VersionId) => void;
}

/** Compares a version with the one it grew from or with the published one; asks which where both can be. */
export function CompareButton({ model, version, onCompare }: CompareButtonProps) {
  const { byId, publishedVersion } = model;
  const parent = version.previousNode === null ? undefined : byId.get(version.previousNode);
  const published = publishedVersion === null ? undefined : byId.get(publishedVersion);
  const others = [
    ...(parent === undefined ? [] : [{ one: parent, is: "the version before" }]),
    ...(published === undefined || published.id === version.id || published.id === parent?.id
      ? []
      : [{ one: published, is: "the published version" }]),
  ];
  const [first] = others;
  const icon = <Icon of={GitCompareArrows} />;
  if (first === undefined) {
    return (
      <Button icon={icon} unavailableBecause="There is no other version to compare it with.">
        Compare
      </Button>
    );
  }
  if (others.length === 1) {
    return (
      <Button icon={icon} onClick={() => onCompare(version.id, first.one.id)}>
        Compare
      </Button>
    );
  }
  return (
    <Menu trigger={<Button icon={icon}>Compare</Button>} side="top" align="start">
      {others.map(({ one, is }) => (
        <MenuItem
          key={one.id}
          label={`With ${is}, ${quoted(one.publishMessage.subjectLine)}`}
          onSelect={() => onCompare(version.id, one.id)}
        />
      ))}
    </Menu>
  );
}
