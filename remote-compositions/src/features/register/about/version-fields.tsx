import { FieldGrid, optionsOf } from '@counterpoint/catalogue/fields';
import {
  LYRIC_ADAPTATION_LABELS,
  MUSIC_ARRANGEMENT_LABELS,
  VERSION_TYPE_LABELS,
} from '@counterpoint/domain/schemas/works';
import { Stack, Text } from '@counterpoint/kit/core';
import { RadioCards } from '@counterpoint/kit/form';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import { ChoiceField } from '../fields/draft-fields.tsx';
import { OtherWorkFields } from './other-work-fields.tsx';

const versionOptions = optionsOf(VERSION_TYPE_LABELS);
const arrangementOptions = optionsOf(MUSIC_ARRANGEMENT_LABELS);
const adaptationOptions = optionsOf(LYRIC_ADAPTATION_LABELS);

export function VersionFields() {
  const { control } = useFormContext<DraftValues>();
  return (
    <Stack gap="5">
      <Controller
        control={control}
        name="version_type"
        render={({ field, fieldState }) => (
          <RadioCards
            legend="Version"
            name={field.name}
            options={versionOptions}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <ModificationFields />
    </Stack>
  );
}

/** Stays visible for an original work while it has values: hidden fields must not be sent. */
function ModificationFields() {
  const { control } = useFormContext<DraftValues>();
  const { isModified, isTold } = useWatch({
    control,
    name: ['version_type', 'music_arrangement', 'lyric_adaptation', 'original_work'],
    compute: ([version, music, words, original]) => ({
      isModified: version === 'MOD',
      isTold: [music, words, ...Object.values(original)].some((text) => text !== ''),
    }),
  });
  if (!isModified && !isTold) return null;
  return (
    <Stack gap="5" paddingInlineStart="4" borderInlineStartWidth="2px" borderColor="line">
      <Text color="muted">
        {isModified
          ? 'A modified version says what was done to the original, and needs its arranger, adaptor or translator among the writers.'
          : 'This belongs to a modified version. Empty it if the work is an original one.'}
      </Text>
      <FieldGrid>
        <ChoiceField
          name="music_arrangement"
          label="The music"
          placeholder="Choose one"
          options={arrangementOptions}
          isRequired={isModified}
        />
        <ChoiceField
          name="lyric_adaptation"
          label="The words"
          placeholder="Choose one"
          options={adaptationOptions}
          isRequired={isModified}
        />
      </FieldGrid>
      <OtherWorkFields name="original_work" legend="Original work" isRequired={isModified} />
    </Stack>
  );
}
