import { Card, Grid, Heading, Stack, Text } from '@counterpoint/kit/core';
import { CheckboxCards, Field, Input, Select } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { CountryField } from '../../ui/country-field.tsx';
import { organisationOptions, roleOptions } from '../../ui/member-options.ts';
import { NamesField } from '../../ui/names-field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import type { ProfileValues } from './profile-values.ts';

interface FormProps {
  readonly form: UseFormReturn<ProfileValues>;
}

export function PersonFields({ form }: FormProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Section title="Your names" note="Members find you by these, and your works name you by them.">
        <Pair>
          <Field label="Given name" error={errors.given_name?.message}>
            <Input {...register('given_name')} autoComplete="given-name" />
          </Field>
          <Field label="Other names" error={errors.other_names?.message}>
            <Input {...register('other_names')} autoComplete="family-name" />
          </Field>
        </Pair>
        <NamesField
          control={control}
          name="stage_names"
          legend="Stage names"
          help="The names on releases and in concert programmes, where they are others."
          isOptional
        />
      </Section>
      <Section title="What you do">
        <Roles form={form} />
        <IpiField form={form} />
      </Section>
      <Section title="About you" note="Only you and the society see this.">
        <Pair>
          <Field label="Date of birth" isOptional error={errors.birth_date?.message}>
            <Input {...register('birth_date')} type="date" min="1900-01-01" autoComplete="bday" />
          </Field>
          <CountryField control={control} name="nationality" label="Nationality" of="nationalities" isOptional />
          <ReachFields form={form} countryLabel="Country you live in" />
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
      <Section title="Your organisation" note="Members find you by these, and works and recordings name you by them.">
        <Pair>
          <Field label="Corporation name" error={errors.corporation_name?.message}>
            <Input {...register('corporation_name')} autoComplete="organization" />
          </Field>
          <Field label="Kind of organisation" error={errors.organisation_type?.message}>
            <Select {...register('organisation_type')} options={organisationOptions()} placeholder="Choose one" />
          </Field>
        </Pair>
        <NamesField
          control={control}
          name="stage_names"
          legend="Trading names"
          help="The names on labels and invoices, where they are others."
          isOptional
        />
        <IpiField form={form} />
      </Section>
      <Section title="Registration and contact" note="Only you and the society see this.">
        <Pair>
          <Field
            label="Registration number"
            isOptional
            help="In the register of companies."
            error={errors.registration_number?.message}
          >
            <Input {...register('registration_number')} autoComplete="off" />
          </Field>
          <Field
            label="Contact person"
            isOptional
            help="Whom the society asks for."
            error={errors.contact_person?.message}
          >
            <Input {...register('contact_person')} autoComplete="name" />
          </Field>
          <ReachFields form={form} countryLabel="Country of registration" />
        </Pair>
      </Section>
    </>
  );
}

function Roles({ form: { control } }: FormProps) {
  return (
    <Controller
      control={control}
      name="roles"
      render={({ field, fieldState }) => (
        <CheckboxCards
          legend="Your roles"
          help="Choose all that apply."
          name={field.name}
          options={roleOptions()}
          values={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

function IpiField({ form: { register, formState } }: FormProps) {
  return (
    <Field
      label="IPI name number"
      isOptional
      help="Eleven figures; without it your works are registered without an ISWC."
      error={formState.errors.ipi_name_number?.message}
    >
      <Input {...register('ipi_name_number')} inputMode="numeric" autoComplete="off" maxWidth={{ md: '20rem' }} />
    </Field>
  );
}

function ReachFields({ form: { control }, countryLabel }: FormProps & { readonly countryLabel: string }) {
  const country = useWatch({ control, name: 'country' });
  return (
    <>
      <CountryField control={control} name="country" label={countryLabel} isOptional />
      <PhoneField control={control} name="phone" country={country} isOptional />
    </>
  );
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack gap="5">
        <div>
          <Heading as="h2" size="md">
            {title}
          </Heading>
          {note && (
            <Text color="muted" fontSize="sm">
              {note}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Card>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="5">
      {children}
    </Grid>
  );
}
