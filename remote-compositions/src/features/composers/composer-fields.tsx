import { choiceLabel, findCountry, nationalities } from '@counterpoint/domain/countries';
import {
  MOST_STAGE_NAMES,
  type NewComposer,
  PARTY_KINDS,
  type PartyKind,
  RIGHT_LABELS,
} from '@counterpoint/domain/schemas';
import { RIGHTS } from '@counterpoint/domain/shares';
import { SOCIETIES } from '@counterpoint/domain/societies';
import { Card, Grid, Heading, Stack, Text } from '@counterpoint/kit/core';
import { Field, FieldGroup, Input, NameLines, RadioCards, Select } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import type { ComposerValues } from './composer-values.ts';

type Form = UseFormReturn<ComposerValues, unknown, NewComposer>;

const KINDS: Record<PartyKind, { label: string; help: string }> = {
  person: { label: 'A person', help: 'Who writes music or words.' },
  group: { label: 'A group', help: 'A band, a choir, a duo under one name.' },
  organisation: { label: 'A publisher or company', help: 'Who publishes works.' },
};
const KIND_OPTIONS = PARTY_KINDS.map((kind) => ({ value: kind, ...KINDS[kind] }));

interface ComposerFieldsProps {
  readonly form: Form;
  /** Stands below the names, where it is seen as they are typed. */
  readonly belowNames: ReactNode;
}

/** All that can be told of somebody who is no member. */
export function ComposerFields({ form, belowNames }: ComposerFieldsProps) {
  const kind = useWatch({ control: form.control, name: 'kind' });
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
                options={KIND_OPTIONS}
                name={field.name}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
          <NameFields form={form} kind={kind} />
        </Stack>
      </Card>
      {belowNames}
      <NumberFields form={form} />
      <SocietyFields form={form} />
      <PrivateFields form={form} isPerson={kind === 'person'} />
    </Stack>
  );
}

function NameFields({ form, kind }: { form: Form; kind: PartyKind }) {
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
          label={kind === 'group' ? 'Name of the group' : 'Name of the publisher or company'}
          error={errors.organisation_name?.message}
        >
          <Input autoComplete="off" {...register('organisation_name')} />
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
  const { errors } = formState;
  return (
    <Card>
      <Stack gap="4">
        <Heading as="h2">Numbers</Heading>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <Field
            label="IPI name number"
            isOptional
            help="Eleven figures. Without it no ISWC can be given to a work they wrote."
            error={errors.ipi_name_number?.message}
          >
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
            <Field key={right} label={RIGHT_LABELS[right]} error={errors.societies?.[right]?.message}>
              <Select {...register(`societies.${right}`)} options={SOCIETY_OPTIONS} placeholder="Not known" />
            </Field>
          ))}
        </Grid>
      </FieldGroup>
    </Card>
  );
}

const NATIONALITY_OPTIONS = nationalities().map(({ code, name }) => {
  const label = choiceLabel(name);
  return { value: code, label, ...(label !== name && { fullLabel: name }) };
});

/** What tells namesakes apart, and is nobody else's business. */
function PrivateFields({ form: { register, formState }, isPerson }: { form: Form; isPerson: boolean }) {
  const { errors } = formState;
  return (
    <Card>
      <Stack gap="4">
        <div>
          <Heading as="h2">To tell namesakes apart</Heading>
          <Text color="muted">Only you are shown this.</Text>
        </div>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          {isPerson && (
            <Field label="Year of birth" isOptional error={errors.birth_year?.message}>
              <Input autoComplete="off" inputMode="numeric" {...register('birth_year')} />
            </Field>
          )}
          <Field label="Nationality" isOptional error={errors.nationality?.message}>
            <Select {...register('nationality')} options={NATIONALITY_OPTIONS} placeholder="Not known" />
          </Field>
        </Grid>
      </Stack>
    </Card>
  );
}
