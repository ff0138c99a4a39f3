import { NamesField } from '@counterpoint/area-ui/form';
import { countries, countryChoice, findCountry, nationalities } from '@counterpoint/domain/countries';
import { ORGANISATION_TYPES } from '@counterpoint/domain/schemas/members';
import type { NewComposer, PartyKind } from '@counterpoint/domain/schemas/parties';
import { RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import { RIGHTS } from '@counterpoint/domain/shares';
import { SOCIETIES } from '@counterpoint/domain/societies';
import { Card, Grid, Heading, Stack, StackedCard, Text } from '@counterpoint/kit/core';
import { Field, FieldGroup, Input, RadioCards, Select, type SelectOption, YearSelect } from '@counterpoint/kit/form';
import { type ReactNode, useMemo } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import * as text from '../messages/parties.generated.ts';
import { type PartyCatalogue, usePartyCatalogue } from './party-catalogue.ts';
import { hasYear, type PartyValues } from './party-values.ts';

type Form = UseFormReturn<PartyValues, unknown, NewComposer>;

export function PartyFields({ form, belowNames }: { form: Form; belowNames: ReactNode }) {
  const { words, kinds, asks } = usePartyCatalogue();
  const kind = useWatch({ control: form.control, name: 'kind' });
  function handleKind(chosen: PartyKind) {
    // A person's nationality and a company's country are different facts.
    if (isNational(chosen, asks) !== isNational(kind, asks)) form.setValue('nationality', '', { shouldDirty: true });
    form.setValue('kind', chosen, { shouldDirty: true });
  }
  return (
    <Stack gap="4">
      <StackedCard gap="5">
        <Controller
          control={form.control}
          name="kind"
          render={({ field }) => (
            <RadioCards
              legend={text.kind()}
              options={kinds.map((value) => ({ value, label: words[value](), help: words[`${value}Help`]() }))}
              name={field.name}
              value={field.value}
              onChange={handleKind}
            />
          )}
        />
        <NameFields form={form} kind={kind} />
      </StackedCard>
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
          <Field label={text.givenNames()} isOptional error={errors.given_names?.message}>
            <Input autoComplete="off" {...register('given_names')} />
          </Field>
          <Field label={text.familyName()} error={errors.family_name?.message}>
            <Input autoComplete="off" {...register('family_name')} />
          </Field>
        </Grid>
      ) : (
        <Field
          label={kind === 'group' ? text.groupName() : words.organisationName()}
          error={errors.organisation_name?.message}
        >
          <Input autoComplete="off" {...register('organisation_name')} />
        </Field>
      )}
      {asks === 'organisation_type' && kind === 'organisation' && (
        <Field
          label={text.organisationType()}
          isOptional
          help={text.organisationTypeHelp()}
          error={errors.organisation_type?.message}
        >
          <Select {...register('organisation_type')} options={TYPE_OPTIONS} placeholder={text.unknown()} />
        </Field>
      )}
      <NamesField control={control} name="stage_names" legend={text.otherNames()} help={text.otherNamesHelp()} />
    </>
  );
}

function NumberFields({ form: { register, formState } }: { form: Form }) {
  const { words } = usePartyCatalogue();
  const { errors } = formState;
  return (
    <StackedCard>
      <Heading as="h2">{text.numbers()}</Heading>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <Field label={text.ipi()} isOptional help={words.ipiHelp()} error={errors.ipi_name_number?.message}>
          <Input autoComplete="off" inputMode="numeric" {...register('ipi_name_number')} />
        </Field>
        <Field label="ISNI" isOptional help={text.isniHelp()} error={errors.isni?.message}>
          <Input autoComplete="off" {...register('isni')} />
        </Field>
      </Grid>
    </StackedCard>
  );
}

const TYPE_OPTIONS = ORGANISATION_TYPES.map((type) => ({ value: type, label: type }));

function societyOptions(): SelectOption[] {
  return SOCIETIES.map(({ code, name, country: alpha2, endedIn: year }) => {
    const country = findCountry(alpha2)?.name ?? alpha2;
    return { value: code, label: year ? text.formerSociety({ name, country, year }) : text.society({ name, country }) };
  });
}

function SocietyFields({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState;
  const options = useMemo(societyOptions, []);
  return (
    <Card>
      <FieldGroup legend={text.societies()} isOptional help={text.societiesHelp()}>
        <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="4" paddingTop="1">
          {RIGHTS.map((right) => (
            <Field key={right} label={RIGHT_LABELS[right]()} error={errors.societies?.[right]?.message}>
              <Select {...register(`societies.${right}`)} options={options} placeholder={text.unknown()} />
            </Field>
          ))}
        </Grid>
      </FieldGroup>
    </Card>
  );
}

function isNational(kind: PartyKind, asks: PartyCatalogue['asks']): boolean {
  return kind === 'person' || asks === 'societies';
}

/** Tells namesakes apart; not shown to other members. */
const MIN_YEAR = 1800;

function PrivateFields({ form: { register, formState, getValues }, kind }: { form: Form; kind: PartyKind }) {
  const { asks, resource } = usePartyCatalogue();
  const isPerson = kind === 'person';
  // A company has no nationality, only a country.
  const hasNationality = isNational(kind, asks);
  const options = useMemo(() => (hasNationality ? nationalities() : countries()).map(countryChoice), [hasNationality]);
  const { errors } = formState;
  return (
    <StackedCard>
      <div>
        <Heading as="h2">{text.namesakes()}</Heading>
        <Text color="muted">{text.onlyYou()}</Text>
      </div>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        {hasYear(kind, resource) && (
          <Field
            label={isPerson ? text.birthYear() : text.foundingYear()}
            isOptional
            error={errors.birth_year?.message}
          >
            <YearSelect oldest={MIN_YEAR} current={getValues('birth_year')} {...register('birth_year')} />
          </Field>
        )}
        <Field
          label={hasNationality ? text.nationality() : text.country()}
          isOptional
          error={errors.nationality?.message}
        >
          <Select {...register('nationality')} options={options} placeholder={text.unknown()} />
        </Field>
      </Grid>
    </StackedCard>
  );
}
