import type { ReactNode } from 'react';
import { ChoiceCard, ChoiceGrid } from './choice-card.tsx';
import { FieldGroup } from './field-group.tsx';

interface CheckboxCardsProps<Value extends string> {
  legend: ReactNode;
  help?: ReactNode;
  options: readonly { value: Value; label: ReactNode; help?: ReactNode }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  error?: string | undefined;
  /** Shared by the checkboxes, so that an error summary finds the first one. */
  name: string;
}

export function CheckboxCards<Value extends string>(props: CheckboxCardsProps<Value>) {
  const { legend, help: groupHelp, options, values, onChange, error, name } = props;

  function handleChange(changed: Value): void {
    const isChosen = (value: Value) => values.includes(value) !== (value === changed);
    onChange(options.map(({ value }) => value).filter(isChosen));
  }

  return (
    <FieldGroup legend={legend} help={groupHelp} error={error}>
      <ChoiceGrid>
        {options.map(({ value, label, help }) => (
          <ChoiceCard
            key={value}
            type="checkbox"
            name={name}
            value={value}
            isChosen={values.includes(value)}
            onChange={() => handleChange(value)}
            label={label}
            help={help}
          />
        ))}
      </ChoiceGrid>
    </FieldGroup>
  );
}
