import { Grid } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import type { UseFormReturn } from 'react-hook-form';
import * as fields from '../../messages/member-fields.generated.ts';
import * as text from '../../messages/sign-up.generated.ts';
import type { SignUpValues } from './sign-up-values.ts';

export function NumberFields({ form }: { form: UseFormReturn<SignUpValues> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
      <Field label={fields.ipi()} isOptional help={text.ipiHelp()} error={errors.ipi_name_number?.message}>
        <Input {...register('ipi_name_number')} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field label={fields.isni()} isOptional help={text.isniHelp()} error={errors.isni_number?.message}>
        <Input {...register('isni_number')} autoComplete="off" />
      </Field>
    </Grid>
  );
}
