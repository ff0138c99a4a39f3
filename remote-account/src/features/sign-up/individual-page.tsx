import { NamesField } from '@counterpoint/area-ui/form';
import { PageLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import { Grid } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import * as fields from '../../messages/member-fields.generated.ts';
import * as text from '../../messages/sign-up.generated.ts';
import { CountryField } from '../../ui/country-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { NumberFields } from './number-fields.tsx';
import { StepFrame, useStepForm } from './step-frame.tsx';

const COLUMNS = { base: '1fr', sm: '1fr 1fr' };

export function IndividualPage() {
  const stepForm = useStepForm('individual', 'about');
  const { control, register, formState } = stepForm.form;
  const { errors } = formState;
  const country = useWatch({ control, name: 'country' });
  const context = text.individualContext<ReactNode>({
    link: (parts) => (
      <PageLink key="corporate" to={paths.account.signupCorporate()}>
        {parts}
      </PageLink>
    ),
  });
  return (
    <StepFrame stepForm={stepForm} title={text.joinIndividual()} context={context}>
      <Grid templateColumns={COLUMNS} gap="5">
        <Field label={fields.givenName()} error={errors.given_name?.message}>
          <Input {...register('given_name')} autoComplete="given-name" />
        </Field>
        <Field label={fields.otherNames()} help={fields.otherNamesHelp()} error={errors.other_names?.message}>
          <Input {...register('other_names')} autoComplete="family-name" />
        </Field>
      </Grid>
      <NamesField control={control} name="stage_names" legend={fields.writingNames()} />
      <Grid templateColumns={COLUMNS} gap="5">
        <DateField control={control} name="birth_date" legend={fields.birthDate()} isBirthday />
        <CountryField control={control} name="nationality" label={fields.nationality()} of="nationalities" />
        <CountryField control={control} name="country" label={fields.residence()} />
        <PhoneField control={control} name="phone" country={country} />
      </Grid>
      <NumberFields form={stepForm.form} />
    </StepFrame>
  );
}
