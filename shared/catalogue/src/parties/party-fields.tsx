import { NamesField } from '@counterpoint/area-ui/form';
import { countries, countryChoice, findCountry, nationalities } from '@counterpoint/domain/countries';
import { ORGANISATION_TYPES } from '@counterpoint/domain/schemas/members';
import type { PartyKind } from '@counterpoint/domain/schemas/parties';
import { RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import { RIGHTS } from '@counterpoint/domain/shares';
import { SOCIETIES } from '@counterpoint/domain/societies';
import { Card, Grid, Heading, Stack, StackedCard, Text } from '@counterpoint/kit/core';
import { FieldGroup, RadioCards, type SelectOption } from '@counterpoint/kit/form';
import { type ReactNode, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceField, TextField, YearField } from '../fields/index.ts';
import * as text from '../messages/parties.generated.ts';
import { type PartyCatalogue, usePartyCatalogue } from './party-catalogue.ts';
import { hasYear, type PartyValues } from './party-values.ts';

/** `children` are below the names. */
export function PartyFields({ children }: { children: ReactNode }) {
  const { words, kinds, asks } = usePartyCatalogue();
  const { control, setValue } = useFormContext<PartyValues>();
  const kind = useWatch({ control, name: 'kind' });
  function handleKind(chosen: PartyKind) {
    // A person's nationality and a company's country are different facts.
    if (isNational(chosen, asks) !== isNational(kind, asks)) setValue('nationality', '', { shouldDirty: true });
    setValue('kind', chosen, { shouldDirty: true });
  }
  return (
    <Stack gap="4">
      <StackedCard gap="5">
        <RadioCards
          legend={text.kind()}
          options={kinds.map((value) => ({ value, label: words[value](), help: words[`${value}Help`]() }))}
          name="kind"
          value={kind}
          onChange={handleKind}
        />
        <NameFields kind={kind} />
      </StackedCard>
      {children}
      <StackedCard>
        <Heading as="h2">{text.numbers()}</Heading>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <TextField<PartyValues>
            name="ipi_name_number"
            label={text.ipi()}
            help={words.ipiHelp()}
            inputMode="numeric"
          />
          <TextField<PartyValues> name="isni" label="ISNI" help={text.isniHelp()} />
        </Grid>
      </StackedCard>
      {asks === 'societies' && <SocietyFields />}
      <PrivateFields kind={kind} />
    </Stack>
  );
}

function NameFields({ kind }: { kind: PartyKind }) {
  const { words, asks } = usePartyCatalogue();
  const { control } = useFormContext<PartyValues>();
  return (
    <>
      {kind === 'person' ? (
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <TextField<PartyValues> name="given_names" label={text.givenNames()} />
          <TextField<PartyValues> name="family_name" label={text.familyName()} isRequired />
        </Grid>
      ) : (
        <TextField<PartyValues>
          name="organisation_name"
          label={kind === 'group' ? text.groupName() : words.organisationName()}
          isRequired
        />
      )}
      {asks === 'organisation_type' && kind === 'organisation' && (
        <ChoiceField<PartyValues>
          name="organisation_type"
          label={text.organisationType()}
          help={text.organisationTypeHelp()}
          options={TYPE_OPTIONS}
          placeholder={text.unknown()}
        />
      )}
      <NamesField control={control} name="stage_names" legend={text.otherNames()} help={text.otherNamesHelp()} />
    </>
  );
}

const TYPE_OPTIONS = ORGANISATION_TYPES.map((type) => ({ value: type, label: type }));

function societyOptions(): SelectOption[] {
  return SOCIETIES.map(({ code, name, country: alpha2, endedIn: year }) => {
    const country = findCountry(alpha2)?.name ?? alpha2;
    return { value: code, label: year ? text.formerSociety({ name, country, year }) : text.society({ name, country }) };
  });
}

function SocietyFields() {
  const options = useMemo(societyOptions, []);
  return (
    <Card>
      <FieldGroup legend={text.societies()} isOptional help={text.societiesHelp()}>
        <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="4" paddingTop="1">
          {RIGHTS.map((right) => (
            <ChoiceField<PartyValues>
              key={right}
              name={`societies.${right}`}
              label={RIGHT_LABELS[right]()}
              options={options}
              placeholder={text.unknown()}
              isRequired
            />
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

function PrivateFields({ kind }: { kind: PartyKind }) {
  const { asks, resource } = usePartyCatalogue();
  // A company has no nationality, only a country.
  const hasNationality = isNational(kind, asks);
  const options = useMemo(() => (hasNationality ? nationalities() : countries()).map(countryChoice), [hasNationality]);
  return (
    <StackedCard>
      <div>
        <Heading as="h2">{text.namesakes()}</Heading>
        <Text color="muted">{text.onlyYou()}</Text>
      </div>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        {hasYear(kind, resource) && (
          <YearField<PartyValues>
            name="birth_year"
            label={kind === 'person' ? text.birthYear() : text.foundingYear()}
            oldest={MIN_YEAR}
          />
        )}
        <ChoiceField<PartyValues>
          name="nationality"
          label={hasNationality ? text.nationality() : text.country()}
          options={options}
          placeholder={text.unknown()}
        />
      </Grid>
    </StackedCard>
  );
}
