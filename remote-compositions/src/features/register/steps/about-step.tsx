import {
  LANGUAGES,
  TEXT_MUSIC,
  TEXT_MUSIC_LABELS,
  VERSION_TYPE_LABELS,
  VERSION_TYPES,
} from '@counterpoint/domain/schemas';
import { Card, Grid, Stack } from '@counterpoint/kit/core';
import { Field, Input, RadioCards, Select } from '@counterpoint/kit/form';
import { Controller, useFormContext, useFormState } from 'react-hook-form';
import { languageName } from '../../../ui/language-name.ts';
import type { DraftValues } from '../draft-values.ts';
import { AlternativeTitles } from './alternative-titles.tsx';

const languageOptions = LANGUAGES.map((code) => ({ value: code, label: languageName(code) })).sort((a, b) =>
  a.label.localeCompare(b.label),
);
const textMusicOptions = TEXT_MUSIC.map((code) => ({ value: code, label: TEXT_MUSIC_LABELS[code] }));
const versionOptions = VERSION_TYPES.map((code) => ({ value: code, label: VERSION_TYPE_LABELS[code] }));

/** What the work is: only the title must be known. */
export function AboutFields() {
  const { register, control } = useFormContext<DraftValues>();
  const { errors } = useFormState({ control });
  return (
    <Card>
      <Stack gap="5">
        <Field label="Title" error={errors.title?.message}>
          <Input autoComplete="off" {...register('title')} />
        </Field>
        <AlternativeTitles />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
          <Field
            label="ISWC"
            isOptional
            help="If the work has one: it looks like T-034.524.680-1."
            error={errors.iswc?.message}
          >
            <Input autoComplete="off" {...register('iswc')} />
          </Field>
          <Field label="Duration" isOptional help="Minutes and seconds, like 3:42." error={errors.duration_s?.message}>
            <Input autoComplete="off" placeholder="m:ss" {...register('duration_s')} />
          </Field>
          <Field label="Language" isOptional error={errors.language?.message}>
            <Select placeholder="Not told" options={languageOptions} {...register('language')} />
          </Field>
          <Field label="What it consists of" isOptional error={errors.text_music?.message}>
            <Select placeholder="Not told" options={textMusicOptions} {...register('text_music')} />
          </Field>
          <Field label="Genre" isOptional error={errors.genre?.message}>
            <Input autoComplete="off" {...register('genre')} />
          </Field>
        </Grid>
        <Controller
          control={control}
          name="version_type"
          render={({ field }) => (
            <RadioCards
              legend="Version"
              name={field.name}
              options={versionOptions}
              value={field.value}
              onChange={field.onChange}
              error={errors.version_type?.message}
            />
          )}
        />
      </Stack>
    </Card>
  );
}
