import { PageLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import { ORGANISATION_TYPES } from '@counterpoint/domain/schemas/members';
import { Grid } from '@counterpoint/kit/core';
import { Field, Input, Select } from '@counterpoint/kit/form';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CountryField } from '../../ui/country-field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { NumberFields } from './number-fields.tsx';
import type { SignUpValues } from './sign-up-values.ts';
import { StepFrame } from './step-frame.tsx';
import { useStepForm } from './use-step-form.ts';

const COLUMNS = { base: '1fr', sm: '1fr 1fr' };
const TYPE_OPTIONS = ORGANISATION_TYPES.map((type) => ({ value: type, label: type }));

export function CorporatePage() {
  const stepForm = useStepForm('corporate', 'about');
  const { form } = stepForm;
  const { errors } = form.formState;
  return (
    <StepFrame stepForm={stepForm} title="Join as a corporation" context={<Context />}>
      <Field label="Corporation name" error={errors.corporation_name?.message}>
        <Input {...form.register('corporation_name')} autoComplete="organization" />
      </Field>
      <Grid templateColumns={COLUMNS} gap="5">
        <Field label="Kind of organisation" error={errors.organisation_type?.message}>
          <Select {...form.register('organisation_type')} options={TYPE_OPTIONS} placeholder="Choose one" />
        </Field>
        <Field label="Registration number" isOptional error={errors.registration_number?.message}>
          <Input {...form.register('registration_number')} autoComplete="off" />
        </Field>
      </Grid>
      <Contact form={form} />
      <NumberFields form={form} />
    </StepFrame>
  );
}

function Contact({ form }: { form: UseFormReturn<SignUpValues> }) {
  const { control, register, formState } = form;
  const country = useWatch({ control, name: 'country' });
  return (
    <Grid templateColumns={COLUMNS} gap="5">
      <CountryField control={control} name="country" label="Country of registration" />
      <Field label="Contact person" error={formState.errors.contact_person?.message}>
        <Input {...register('contact_person')} autoComplete="name" />
      </Field>
      <PhoneField control={control} name="phone" country={country} isOptional />
    </Grid>
  );
}

function Context() {
  return (
    <>
      Producers, record companies and other organisations. It takes about three minutes; what you type is kept if you
      leave. For yourself, <PageLink to={paths.account.signupIndividual()}>join as an individual</PageLink>.
    </>
  );
}
