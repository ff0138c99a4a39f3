import type { IsniContent } from '@counterpoint/domain/schemas/parties';
import { Grid } from '@counterpoint/kit/core';
import { Checkbox, FieldGroup } from '@counterpoint/kit/form';
import { useController, useFormContext } from 'react-hook-form';

interface ChoicesProps<Value extends string> {
  readonly name: 'roles' | 'classes';
  readonly legend: string;
  readonly help: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

export function Choices<Value extends string>({ name, legend, help, options }: ChoicesProps<Value>) {
  const { control } = useFormContext<IsniContent>();
  const { field, fieldState } = useController({ control, name });
  const chosen: readonly string[] = field.value;
  const change = (value: string, isChosen: boolean) =>
    field.onChange(
      options.map((each) => each.value).filter((each) => (each === value ? isChosen : chosen.includes(each))),
    );
  return (
    <FieldGroup legend={legend} help={help} error={fieldState.error?.message}>
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 11rem), 1fr))" gap="2">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={name}
            label={label}
            checked={chosen.includes(value)}
            onChange={(event) => change(value, event.target.checked)}
          />
        ))}
      </Grid>
    </FieldGroup>
  );
}
