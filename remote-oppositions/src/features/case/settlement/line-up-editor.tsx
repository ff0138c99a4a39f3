import { Stack } from '@counterpoint/kit/core';
import { Field, Select } from '@counterpoint/kit/form';
import type { LineUpChoice, LineUpPicks } from './line-up-choices.ts';

interface LineUpEditorProps {
  readonly choices: readonly LineUpChoice[];
  readonly picks: LineUpPicks;
  readonly onPick: (key: string, value: string) => void;
}

export function LineUpEditor({ choices, picks, onPick }: LineUpEditorProps) {
  return (
    <Stack gap="3">
      {choices.map(({ key, name, options }) => (
        <Field key={key} label={name}>
          <Select
            options={options.map(({ value, label }) => ({ value, label }))}
            value={picks[key]}
            onChange={({ target }) => onPick(key, target.value)}
          />
        </Field>
      ))}
    </Stack>
  );
}
