import { UserRound } from "lucide-react";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/buttons/icon.tsx";
import { EmailAddress } from "../../ui/people/email-address.tsx";
import { LetterMark } from "../../ui/people/letter-mark.tsx";
import { PersonMark } from "../../ui/people/person-mark.tsx";
import { PersonRow } from "../../ui/people/person-row.tsx";
import { Specimen } from "./specimen.tsx";
import styles from "./gallery.module.css";

const longName = "Wilhelmina Featherstonehaugh-Cholmondeley of Little Snoring";

export function PeopleSpecimens() {
  return (
    <>
      <Specimen name="PersonMark">
        <PersonMark name="Olga Owner" />
        <PersonMark name="Olga" />
        <PersonMark name="" />
        <PersonMark icon={<Icon of={UserRound} />} />
      </Specimen>
      <Specimen name="PersonRow">
        <ul className={styles["wide"]}>
          <PersonRow
            name="Olga Owner"
            mark="(you)"
            detail={<EmailAddress address="olga@example.com" />}
          >
            <Button>Leave</Button>
          </PersonRow>
          <PersonRow name={longName} below="A line below the row" />
        </ul>
      </Specimen>
      <Specimen name="EmailAddress">
        <EmailAddress address="a.very.long.address.of.somebody@subdomain.of.example.com" />
      </Specimen>
      <Specimen name="LetterMark">
        <LetterMark name="Stemma" tone="ink" />
        <LetterMark name="Olga" tone="rubric" />
      </Specimen>
    </>
  );
}
