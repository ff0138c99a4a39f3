import type { IsniApplication, IsniContent } from '@counterpoint/domain/schemas/parties';
import { Box, Card, Grid, Stack } from '@counterpoint/kit/core';
import { Checkbox, Field, Input } from '@counterpoint/kit/form';
import { useFormContext, useFormState } from 'react-hook-form';
import * as text from '../../../../messages/isni-application.generated.ts';
import { CountryField } from '../../../../ui/country-field.tsx';
import { DateField } from '../../../../ui/date-field.tsx';

export function PlaceFields({ kind }: { kind: IsniApplication['subject_kind'] }) {
  const { register, control } = useFormContext<IsniContent>();
  const { errors } = useFormState({ control });
  const date = kind === 'person' ? text.birthDate() : text.registrationDate();
  return (
    <Card>
      <Stack gap="5">
        <Box maxWidth="24rem">
          <DateField control={control} name="start_date" legend={date} help={text.dateHelp()} isOptional />
        </Box>
        <Checkbox label={text.privateLabel()} help={text.privateHelp()} {...register('is_date_private')} />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
          <CountryField control={control} name="country" label={text.country()} isOptional />
          <Field label={text.city()} isOptional error={errors.city?.message}>
            <Input autoComplete="address-level2" maxLength={80} {...register('city')} />
          </Field>
        </Grid>
      </Stack>
    </Card>
  );
}
