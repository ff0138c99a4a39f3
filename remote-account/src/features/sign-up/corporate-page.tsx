import { PageLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import { Grid } from '@counterpoint/kit/core';
import { Field, Input, Select } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { chooseOne } from '../../messages/account.generated.ts';
import * as fields from '../../messages/member-fields.generated.ts';
import * as text from '../../messages/sign-up.generated.ts';
import { CountryField } from '../../ui/country-field.tsx';
import { organisationOptions } from '../../ui/member-options.ts';
import { PhoneField } from '../../ui/phone-field.tsx';
import { NumberFields } from './number-fields.tsx';
import { StepFrame, useStepForm } from './step-frame.tsx';

const COLUMNS = { base: '1fr', sm: '1fr 1fr' };

export function CorporatePage() {
  const stepForm = useStepForm('corporate', 'about');
  const { control, register, formState } = stepForm.form;
  const { errors } = formState;
  const country = useWatch({ control, name: 'country' });
  const context = text.corporateContext<ReactNode>({
    link: (parts) => (
      <PageLink key="individual" to={paths.account.signupIndividual()}>
        {parts}
      </PageLink>
    ),
  });
  return (
    <StepFrame stepForm={stepForm} title={text.joinCorporation()} context={context}>
      <Field label={fields.corporationName()} error={errors.corporation_name?.message}>
        <Input {...register('corporation_name')} autoComplete="organization" />
      </Field>
      <Grid templateColumns={COLUMNS} gap="5">
        <Field label={fields.organisationType()} error={errors.organisation_type?.message}>
          <Select {...register('organisation_type')} options={organisationOptions()} placeholder={chooseOne()} />
        </Field>
        <Field label={fields.registrationNumber()} isOptional error={errors.registration_number?.message}>
          <Input {...register('registration_number')} autoComplete="off" />
        </Field>
        <CountryField control={control} name="country" label={fields.registrationCountry()} />
        <Field label={fields.contactPerson()} error={errors.contact_person?.message}>
          <Input {...register('contact_person')} autoComplete="name" />
        </Field>
        <PhoneField control={control} name="phone" country={country} />
      </Grid>
      <NumberFields form={stepForm.form} />
    </StepFrame>
  );
}
