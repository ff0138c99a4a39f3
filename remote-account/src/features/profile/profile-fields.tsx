import { NamesField } from '@counterpoint/area-ui/form';
import { Grid, Heading, Note, StackedCard } from '@counterpoint/kit/core';
import { CheckboxCards, Field, Input, Select } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { chooseOne } from '../../messages/account.generated.ts';
import * as fields from '../../messages/member-fields.generated.ts';
import * as text from '../../messages/profile.generated.ts';
import { CountryField } from '../../ui/country-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { organisationOptions, roleOptions } from '../../ui/member-options.ts';
import { PhoneField } from '../../ui/phone-field.tsx';
import { useChoice } from '../../ui/use-choice.ts';
import type { ProfileValues } from './profile-values.ts';

interface FormProps {
  readonly form: UseFormReturn<ProfileValues>;
}

export function PersonFields({ form }: FormProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Section title={text.names()} note={text.namesNote()}>
        <Pair>
          <Field label={fields.givenName()} error={errors.given_name?.message}>
            <Input {...register('given_name')} autoComplete="given-name" />
          </Field>
          <Field label={fields.otherNames()} help={fields.otherNamesHelp()} error={errors.other_names?.message}>
            <Input {...register('other_names')} autoComplete="family-name" />
          </Field>
        </Pair>
        <NamesField control={control} name="stage_names" legend={text.stageNames()} help={text.stageNamesHelp()} />
      </Section>
      <Section title={text.activity()}>
        <Roles form={form} />
        <IpiField form={form} />
      </Section>
      <Section title={text.aboutYou()} note={text.privacy()}>
        <Pair>
          <DateField control={control} name="birth_date" legend={fields.birthDate()} isBirthday />
          <CountryField control={control} name="nationality" label={fields.nationality()} of="nationalities" />
          <ContactFields form={form} countryLabel={fields.residence()} />
        </Pair>
      </Section>
    </>
  );
}

export function OrganisationFields({ form }: FormProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Section title={text.organisation()} note={text.namesNote()}>
        <Pair>
          <Field label={fields.corporationName()} error={errors.corporation_name?.message}>
            <Input {...register('corporation_name')} autoComplete="organization" />
          </Field>
          <Field label={fields.organisationType()} error={errors.organisation_type?.message}>
            <Select {...register('organisation_type')} options={organisationOptions()} placeholder={chooseOne()} />
          </Field>
        </Pair>
        <NamesField control={control} name="stage_names" legend={text.tradingNames()} help={text.tradingNamesHelp()} />
        <IpiField form={form} />
      </Section>
      <Section title={text.registrationAndContact()} note={text.privacy()}>
        <Pair>
          <Field
            label={fields.registrationNumber()}
            isOptional
            help={text.registrationNumberHelp()}
            error={errors.registration_number?.message}
          >
            <Input {...register('registration_number')} autoComplete="off" />
          </Field>
          <Field label={fields.contactPerson()} help={text.contactHelp()} error={errors.contact_person?.message}>
            <Input {...register('contact_person')} autoComplete="name" />
          </Field>
          <ContactFields form={form} countryLabel={fields.registrationCountry()} />
        </Pair>
      </Section>
    </>
  );
}

function Roles({ form: { control } }: FormProps) {
  const { value: values, ...choice } = useChoice(control, 'roles');
  return (
    <CheckboxCards
      {...choice}
      values={values}
      legend={text.yourRoles()}
      help={text.rolesHelp()}
      options={roleOptions()}
    />
  );
}

function IpiField({ form: { register, formState } }: FormProps) {
  return (
    <Field label={fields.ipi()} isOptional help={text.ipiHelp()} error={formState.errors.ipi_name_number?.message}>
      <Input {...register('ipi_name_number')} inputMode="numeric" autoComplete="off" maxWidth={{ md: '20rem' }} />
    </Field>
  );
}

function ContactFields({ form: { control }, countryLabel }: FormProps & { readonly countryLabel: string }) {
  const country = useWatch({ control, name: 'country' });
  return (
    <>
      <CountryField control={control} name="country" label={countryLabel} />
      <PhoneField control={control} name="phone" country={country} />
    </>
  );
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <StackedCard as="section" gap="5">
      <div>
        <Heading as="h2" size="md">
          {title}
        </Heading>
        {note && <Note>{note}</Note>}
      </div>
      {children}
    </StackedCard>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="5">
      {children}
    </Grid>
  );
}
