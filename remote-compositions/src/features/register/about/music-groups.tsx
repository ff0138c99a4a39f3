import { FieldGrid, optionsOf } from '@counterpoint/catalogue/fields';
import { AI_USAGE_LABELS } from '@counterpoint/domain/schemas/works';
import { Stack, Text } from '@counterpoint/kit/core';
import { RadioCards } from '@counterpoint/kit/form';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import { AboutGroup, TextField } from '../fields/draft-fields.tsx';

export function InstrumentationGroup() {
  const { control } = useFormContext<DraftValues>();
  const isSerious = useWatch({ control, name: 'distribution_category', compute: (code) => code === 'SER' });
  return (
    <AboutGroup
      label="Instrumentation and catalogue"
      help="Needed for serious music: what it is written for, opus and catalogue number."
      names={['instrumentation', 'opus', 'catalogue_number']}
      isAskedFor={isSerious}
    >
      <Stack gap="5">
        <TextField
          name="instrumentation"
          label="Instrumentation"
          help="Like string quartet, or voice and piano."
          isRequired={isSerious}
        />
        <FieldGrid>
          <TextField name="opus" label="Opus" />
          <TextField name="catalogue_number" label="Catalogue number" />
        </FieldGrid>
      </Stack>
    </AboutGroup>
  );
}

const aiOptions = [{ value: '', label: 'Not specified' }, ...optionsOf(AI_USAGE_LABELS)];

export function AiGroup() {
  const { control } = useFormContext<DraftValues>();
  return (
    <AboutGroup label="Use of AI" help="Whether people alone made it." names={['ai_usage']}>
      <Stack gap="4">
        <Text color="muted">
          We ask because in most countries only what people made is protected, and societies abroad want to be told.
        </Text>
        <Controller
          control={control}
          name="ai_usage"
          render={({ field, fieldState }) => (
            <RadioCards
              legend="How it was made"
              name={field.name}
              options={aiOptions}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </Stack>
    </AboutGroup>
  );
}
