import { TITLE_TYPE_LABELS, TITLE_TYPES } from '@counterpoint/domain/schemas';
import { Box, Button, Grid, Icon, IconButton, Stack, Text } from '@counterpoint/kit/core';
import { Field, Input, Select } from '@counterpoint/kit/form';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';

const MOST_TITLES = 20;
const typeOptions = TITLE_TYPES.map((code) => ({ value: code, label: TITLE_TYPE_LABELS[code] }));

/** Other titles that the work is known by. */
export function AlternativeTitles() {
  const { register, control } = useFormContext<DraftValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'alternative_titles' });
  const errors = useFormState({ control }).errors.alternative_titles;
  return (
    <Stack as="fieldset" gap="3">
      <Text as="legend" fontSize="sm" fontWeight="semibold">
        Alternative titles{' '}
        <Text as="span" color="muted" fontWeight="medium">
          (optional)
        </Text>
      </Text>
      {fields.map((line, index) => (
        <Grid key={line.id} templateColumns="minmax(0, 2fr) minmax(0, 1fr) auto" gap="3" alignItems="end">
          <Field label={`Alternative title ${index + 1}`} error={errors?.[index]?.title?.message}>
            <Input autoComplete="off" {...register(`alternative_titles.${index}.title`)} />
          </Field>
          <Field label="Kind">
            <Select options={typeOptions} {...register(`alternative_titles.${index}.type`)} />
          </Field>
          <IconButton aria-label={`Remove alternative title ${index + 1}`} onClick={() => remove(index)}>
            <Icon name="close" />
          </IconButton>
        </Grid>
      ))}
      {fields.length < MOST_TITLES && (
        <Box>
          <Button variant="ghost" size="sm" onClick={() => append({ title: '', type: 'AT', language: '' })}>
            <Icon name="plus" size={16} />
            Add an alternative title
          </Button>
        </Box>
      )}
    </Stack>
  );
}
