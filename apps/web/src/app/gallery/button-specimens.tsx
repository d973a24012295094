import { Pin, Plus } from "lucide-react";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { Keys } from "../../ui/buttons/keys.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Pill } from "../../ui/buttons/pill.tsx";
import { TextLink } from "../../ui/buttons/text-link.tsx";
import { Tooltip } from "../../ui/buttons/tooltip.tsx";
import { Specimen } from "./specimen.tsx";
import styles from "./gallery.module.css";

const kinds = ["plain", "primary", "publish", "pencil", "quiet"] as const;
const linkKinds = ["plain", "primary", "pencil", "quiet"] as const;
const tones = ["plain", "pencil", "ochre", "rubric"] as const;

export function ButtonSpecimens() {
  return (
    <>
      <Specimen name="Button">
        {kinds.map((kind) => (
          <Button key={kind} kind={kind}>
            {kind}
          </Button>
        ))}
        <Button icon={<Icon of={Plus} />}>with an icon</Button>
        <Button aria-pressed kind="pencil">
          pressed
        </Button>
        <Button disabled>disabled</Button>
        <Button unavailableBecause="This is the reason.">unavailable</Button>
        <Button isWide className={styles["wide"]}>
          wide
        </Button>
      </Specimen>
      <Specimen name="LinkButton">
        {linkKinds.map((kind) => (
          <LinkButton key={kind} kind={kind} to="/">
            {kind}
          </LinkButton>
        ))}
      </Specimen>
      <Specimen name="TextLink">
        <TextLink to="/">A link among words</TextLink>
      </Specimen>
      <Specimen name="IconButton">
        <IconButton label="Pin" icon={<Icon of={Pin} />} />
        <IconButton label="Pin, disabled" icon={<Icon of={Pin} />} disabled />
      </Specimen>
      <Specimen name="Icon">
        <Icon of={Pin} />
        <Icon of={Pin} size={24} />
      </Specimen>
      <Specimen name="Keys">
        <Keys keys={["Ctrl", "K"]} />
      </Specimen>
      <Specimen name="Pill">
        {tones.map((tone) => (
          <Pill key={tone} tone={tone}>
            {tone}
          </Pill>
        ))}
      </Specimen>
      <Specimen name="Tooltip">
        <Tooltip text="What the button does">
          <Button>hover or focus</Button>
        </Tooltip>
      </Specimen>
    </>
  );
}
