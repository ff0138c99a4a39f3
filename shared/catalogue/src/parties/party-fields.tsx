import { choiceLabel, countries, findCountry, nationalities } from '@counterpoint/domain/countries';
import { MOST_STAGE_NAMES, ORGANISATION_TYPES } from '@counterpoint/domain/schemas/members';
import type { NewComposer, PartyKind } from '@counterpoint/domain/schemas/parties';
import { RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import { RIGHTS } from '@counterpoint/domain/shares';
import { SOCIETIES } from '@counterpoint/domain/societies';
import { Card, Grid, Heading, Stack, Text } from '@counterpoint/kit/core';
import { Field, FieldGroup, Input, NameLines, RadioCards, Select } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { type PartyCatalogue, usePartyCatalogue } from './party-catalogue.ts';
import { isYearAsked, type PartyValues } from './party-values.ts';

type Form = UseFormReturn<PartyValues, unknown, NewComposer>;

interface ComposerFieldsProps {
  readonly form: Form;
  readonly belowNames: ReactNode;
}

export function PartyFields({ form, belowNames }: ComposerFieldsProps) {
  const { words, asks } = usePartyCatalogue();
  const kind = useWatch({ control: form.control, name: 'kind' });
  function handleKind(chosen: PartyKind) {
    // A person's nationality and a company's country are different facts.
    if (isNational(chosen, asks) !== isNational(kind, asks)) form.setValue('nationality', '', { shouldDirty: true });
    form.setValue('kind', chosen, { shouldDirty: true });
  }
  return (
    <Stack gap="4">
      <Card>
        <Stack gap="5">
          <Controller
            control={form.control}
            name="kind"
            render={({ field }) => (
              <RadioCards
                legend="Who is it?"
                options={words.kinds.map(({ kind: value, label, help }) => ({ value, label, help }))}
                name={field.name}
                value={field.value}
                onChange={handleKind}
              />
            )}
          />
          <NameFields form={form} kind={kind} />
        </Stack>
      </Card>
      {belowNames}
      <NumberFields form={form} />
      {asks === 'societies' && <SocietyFields form={form} />}
      <PrivateFields form={form} kind={kind} />
    </Stack>
  );
}

function NameFields({ form, kind }: { form: Form; kind: PartyKind }) {
  const { words, asks } = usePartyCatalogue();
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      {kind === 'person' ? (
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <Field label="Given names" isOptional error={errors.given_names?.message}>
            <Input autoComplete="off" {...register('given_names')} />
          </Field>
          <Field label="Family name, or the only name" error={errors.family_name?.message}>
            <Input autoComplete="off" {...register('family_name')} />
          </Field>
        </Grid>
      ) : (
        <Field
          label={kind === 'group' ? 'Name of the group' : words.organisationName}
          error={errors.organisation_name?.message}
        >
          <Input autoComplete="off" {...register('organisation_name')} />
        </Field>
      )}
      {asks === 'organisation_type' && kind === 'organisation' && (
        <Field
          label="Organisation type"
          isOptional
          help="Leave it out where you do not know it: files and agreements often do not say."
          error={errors.organisation_type?.message}
        >
          <Select {...register('organisation_type')} options={TYPE_OPTIONS} placeholder="Not known" />
        </Field>
      )}
      <Controller
        control={control}
        name="stage_names"
        render={({ field, fieldState }) => (
          <NameLines
            legend="Other names"
            help="Stage names and other spellings: they are found by each."
            isOptional
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            most={MOST_STAGE_NAMES}
            error={fieldState.error?.message}
            lineErrors={lineErrorsOf(errors.stage_names)}
          />
        )}
      />
    </>
  );
}

function lineErrorsOf(error: unknown): (string | undefined)[] {
  if (!Array.isArray(error)) return [];
  return error.map((line: { message?: string } | undefined) => line?.message);
}

function NumberFields({ form: { register, formState } }: { form: Form }) {
  const { words } = usePartyCatalogue();
  const { errors } = formState;
  return (
    <Card>
      <Stack gap="4">
        <Heading as="h2">Numbers</Heading>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <Field label="IPI name number" isOptional help={words.ipiHelp} error={errors.ipi_name_number?.message}>
            <Input autoComplete="off" inputMode="numeric" {...register('ipi_name_number')} />
          </Field>
          <Field
            label="ISNI"
            isOptional
            help="Sixteen characters, or its address at isni.org."
            error={errors.isni?.message}
          >
            <Input autoComplete="off" {...register('isni')} />
          </Field>
        </Grid>
      </Stack>
    </Card>
  );
}

const TYPE_OPTIONS = ORGANISATION_TYPES.map((type) => ({ value: type, label: type }));

const SOCIETY_OPTIONS = SOCIETIES.map(({ code, name, country, endedIn }) => {
  const where = findCountry(country)?.name ?? country;
  return { value: code, label: endedIn ? `${name} (${where}, until ${endedIn})` : `${name} (${where})` };
});

function SocietyFields({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState;
  return (
    <Card>
      <FieldGroup
        legend="Societies"
        isOptional
        help="Who collects their money for each right, if you know. Performing and mechanical are often collected by two."
      >
        <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="4" paddingTop="1">
          {RIGHTS.map((right) => (
            <Field key={right} label={RIGHT_LABELS[right]()} error={errors.societies?.[right]?.message}>
              <Select {...register(`societies.${right}`)} options={SOCIETY_OPTIONS} placeholder="Not known" />
            </Field>
          ))}
        </Grid>
      </FieldGroup>
    </Card>
  );
}

const NATIONALITY_OPTIONS = nationalities().map(toOption);
/** A company has no nationality, only a country. */
const COUNTRY_OPTIONS = countries().map(toOption);

function toOption({ code, name }: { readonly code: string; readonly name: string }) {
  const label = choiceLabel(name);
  return { value: code, label, ...(label !== name && { fullLabel: name }) };
}

function isNational(kind: PartyKind, asks: PartyCatalogue['asks']): boolean {
  return kind === 'person' || asks === 'societies';
}

/** Tells namesakes apart; not shown to other members. */
function PrivateFields({ form: { register, formState }, kind }: { form: Form; kind: PartyKind }) {
  const { asks, resource } = usePartyCatalogue();
  const isPerson = kind === 'person';
  const hasNationality = isNational(kind, asks);
  const { errors } = formState;
  return (
    <Card>
      <Stack gap="4">
        <div>
          <Heading as="h2">To tell namesakes apart</Heading>
          <Text color="muted">Only you are shown this.</Text>
        </div>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          {isYearAsked(kind, resource) && (
            <Field
              label={isPerson ? 'Year of birth' : 'Year it was founded'}
              isOptional
              error={errors.birth_year?.message}
            >
              <Input autoComplete="off" inputMode="numeric" {...register('birth_year')} />
            </Field>
          )}
          <Field label={hasNationality ? 'Nationality' : 'Country'} isOptional error={errors.nationality?.message}>
            <Select
              {...register('nationality')}
              options={hasNationality ? NATIONALITY_OPTIONS : COUNTRY_OPTIONS}
              placeholder="Not known"
            />
          </Field>
        </Grid>
      </Stack>
    </Card>
  );
}
