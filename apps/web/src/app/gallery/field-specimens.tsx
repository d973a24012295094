import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { Choice } from "../../ui/fields/choice.tsx";
import { CopyField } from "../../ui/fields/copy-field.tsx";
import { CopyTextButton } from "../../ui/fields/copy-text-button.tsx";
import { RadioList } from "../../ui/fields/radio-list.tsx";
import { SearchField } from "../../ui/fields/search-field.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Specimen, WithState } from "./specimen.tsx";

const options = [
  { value: "viewer", label: "Viewer" },
  { value: "editor", label: "Editor" },
  { value: "administrator", label: "Admin" },
] as const;

type Option = (typeof options)[number]["value"];

export function FieldSpecimens() {
  return (
    <>
      <Specimen name="TextField">
        <WithState initial="">
          {(value, setValue) => (
            <TextField
              label="Empty"
              placeholder="Placeholder"
              hint={`${value.length} / 50`}
              value={value}
              onValue={setValue}
            />
          )}
        </WithState>
        <WithState initial="not an address">
          {(value, setValue) => (
            <TextField
              label="With an error"
              error="Enter an email address."
              value={value}
              onValue={setValue}
            />
          )}
        </WithState>
        <TextField label="Disabled" disabled value="Fixed" onValue={() => {}} />
      </Specimen>
      <Specimen name="TextArea">
        <WithState initial={"Two lines\nof text"}>
          {(value, setValue) => <TextArea label="Body" value={value} onValue={setValue} />}
        </WithState>
        <WithState initial="">
          {(value, setValue) => (
            <TextArea
              label="With an error"
              error="Write something."
              value={value}
              onValue={setValue}
            />
          )}
        </WithState>
      </Specimen>
      <Specimen name="Checkbox">
        {[true, false].map((initial) => (
          <WithState key={String(initial)} initial={initial}>
            {(isChecked, setChecked) => (
              <Checkbox
                label={initial ? "Checked" : "Not checked"}
                isChecked={isChecked}
                onChange={setChecked}
              />
            )}
          </WithState>
        ))}
      </Specimen>
      <Specimen name="Switch">
        {[true, false].map((initial) => (
          <WithState key={String(initial)} initial={initial}>
            {(isOn, setOn) => (
              <Switch label={initial ? "On" : "Off"} isOn={isOn} onChange={setOn} />
            )}
          </WithState>
        ))}
      </Specimen>
      <Specimen name="Choice">
        <WithState<Option> initial="editor">
          {(value, setValue) => (
            <Choice label="Role" options={options} value={value} onValue={setValue} />
          )}
        </WithState>
      </Specimen>
      <Specimen name="RadioList">
        <WithState<Option | null> initial={null}>
          {(value, setValue) => (
            <RadioList
              label="What may they do?"
              options={options.map((option) => ({
                ...option,
                effect: "What this choice means.",
                isDisabled: option.value === "administrator",
              }))}
              value={value}
              onValue={setValue}
            />
          )}
        </WithState>
      </Specimen>
      <Specimen name="Select">
        <WithState<Option | null> initial={null}>
          {(value, setValue) => (
            <Select
              label="Nothing chosen"
              placeholder="Choose a role"
              options={options}
              value={value}
              onValue={setValue}
            />
          )}
        </WithState>
        <Select label="Disabled" isDisabled options={options} value="viewer" onValue={() => {}} />
      </Specimen>
      <Specimen name="SearchField">
        <WithState initial="bread">
          {(value, setValue) => <SearchField label="Search" value={value} onValue={setValue} />}
        </WithState>
      </Specimen>
      <Specimen name="CopyField">
        <CopyField label="Link" value="https://stemma.example.com/invitation/abc" />
      </Specimen>
      <Specimen name="CopyTextButton">
        <CopyTextButton read={() => ({ text: "Bread", html: "<p>Bread</p>" })} />
      </Specimen>
    </>
  );
}
