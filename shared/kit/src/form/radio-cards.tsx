import { type ReactNode, useId } from 'react';
import { ChoiceCard, ChoiceGrid } from './choice-card.tsx';
import { FieldGroup } from './field-group.tsx';

interface RadioCardsProps<Value extends string> {
  legend: ReactNode;
  options: readonly { value: Value; label: ReactNode; help?: ReactNode }[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** Lets an error summary find the radios. */
  name?: string;
}

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, options, value: chosen, onChange, error, name } = props;
  const id = useId();
  return (
    <FieldGroup legend={legend} error={error}>
      <ChoiceGrid>
        {options.map(({ value, label, help }) => (
          <ChoiceCard
            key={value}
            type="radio"
            name={name ?? id}
            value={value}
            isChosen={value === chosen}
            onChange={() => onChange(value)}
            label={label}
            help={help}
          />
        ))}
      </ChoiceGrid>
    </FieldGroup>
  );
}
