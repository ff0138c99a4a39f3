import { ORGANISATION_TYPES, type Profile } from '@counterpoint/domain/schemas';
import { Grid } from '@counterpoint/kit/core';
import { Field, Input, Select } from '@counterpoint/kit/form';
import type { UseFormReturn } from 'react-hook-form';
import type { ProfileValues } from './profile-values.ts';

interface ProfileFieldsProps {
  readonly form: UseFormReturn<ProfileValues>;
  readonly registerAs: Profile['register_as'];
}

const TYPE_OPTIONS = ORGANISATION_TYPES.map((type) => ({ value: type, label: type }));

export function ProfileFields({ form, registerAs }: ProfileFieldsProps) {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
      {registerAs === 'individual' ? <PersonFields form={form} /> : <OrganisationFields form={form} />}
      <Field
        label={registerAs === 'individual' ? 'Stage name' : 'Trading name'}
        isOptional
        help="The name on releases and in concert programmes, where it is another."
        error={errors.stage_name?.message}
      >
        <Input {...register('stage_name')} autoComplete="off" />
      </Field>
      <Field
        label="IPI name number"
        isOptional
        help="Eleven figures; without it your works are registered without an ISWC."
        error={errors.ipi_name_number?.message}
      >
        <Input {...register('ipi_name_number')} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field
        label="Email"
        help="You sign in with it, so it cannot be changed on this page."
        error={errors.email?.message}
      >
        <Input {...register('email')} type="email" readOnly />
      </Field>
      <Field
        label="Phone"
        isOptional
        help="With the country’s code, as +233 24 555 0142."
        error={errors.phone?.message}
      >
        <Input {...register('phone')} type="tel" autoComplete="tel" />
      </Field>
    </Grid>
  );
}

function PersonFields({ form: { register, formState } }: Pick<ProfileFieldsProps, 'form'>) {
  const { errors } = formState;
  return (
    <>
      <Field label="Given name" error={errors.given_name?.message}>
        <Input {...register('given_name')} autoComplete="given-name" />
      </Field>
      <Field label="Other names" error={errors.other_names?.message}>
        <Input {...register('other_names')} autoComplete="family-name" />
      </Field>
    </>
  );
}

function OrganisationFields({ form: { register, formState } }: Pick<ProfileFieldsProps, 'form'>) {
  const { errors } = formState;
  return (
    <>
      <Field label="Corporation name" error={errors.corporation_name?.message}>
        <Input {...register('corporation_name')} autoComplete="organization" />
      </Field>
      <Field label="Kind of organisation" error={errors.organisation_type?.message}>
        <Select {...register('organisation_type')} options={TYPE_OPTIONS} placeholder="Choose one" />
      </Field>
    </>
  );
}
