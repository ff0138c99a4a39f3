import { FramedStep, StepInView } from '@counterpoint/area-ui/wizard';
import type { IsniApplication, IsniContent } from '@counterpoint/domain/schemas/parties';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { Box, Grid, StackedCard, Text } from '@counterpoint/kit/core';
import { Checkbox, Field, Input } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import * as text from '../../../../messages/isni-application.generated.ts';
import { CountryField } from '../../../../ui/country-field.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import type { ApplyStepProps } from '../use-application-form.ts';
import { Lines } from './lines.tsx';
import { LinkFields } from './link-fields.tsx';
import { ReviewStep } from './review-step.tsx';
import { SearchStep } from './search-step.tsx';
import { WorkFields } from './work-fields.tsx';

export function ApplyStep(props: ApplyStepProps) {
  return (
    <StepInView wizard={props.wizard}>
      <StepBody {...props} />
    </StepInView>
  );
}

function StepBody(props: ApplyStepProps): ReactNode {
  const { application, wizard, onLeave } = props;
  const { kind } = application;
  const { step } = wizard;
  if (step === 'search') return <SearchStep {...props} />;
  if (step === 'review') return <ReviewStep {...props} />;
  return (
    <FramedStep wizard={wizard} onLeave={onLeave}>
      {step === 'names' && <NameFields kind={kind} />}
      {step === 'works' && <WorkFields />}
      {step === 'places' && <PlaceFields kind={kind} />}
      {step === 'links' && <LinkFields />}
      {step === 'claim' && <ClaimFields kind={kind} problems={wizard.problems} />}
    </FramedStep>
  );
}

interface KindProps {
  readonly kind: IsniApplication['subject_kind'];
}

function PlaceFields({ kind }: KindProps) {
  const { register, control } = useFormContext<IsniContent>();
  const { errors } = useFormState({ control });
  const date = kind === 'person' ? text.birthDate() : text.registrationDate();
  return (
    <StackedCard gap="5">
      <Box maxWidth="24rem">
        <DateField control={control} name="start_date" legend={date} help={text.dateHelp()} isOptional />
      </Box>
      <Checkbox label={text.privateLabel()} help={text.privateHelp()} {...register('is_date_private')} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <CountryField control={control} name="country" label={text.country()} isOptional />
        <Field label={text.city()} isOptional error={errors.city?.message}>
          <Input autoComplete="address-level2" maxLength={80} {...register('city')} />
        </Field>
      </Grid>
    </StackedCard>
  );
}

function ClaimFields({ kind, problems }: KindProps & { readonly problems: readonly ProblemDetail[] }) {
  const { register, control } = useFormContext<IsniContent>();
  const { errors } = useFormState({ control });
  const isEmpty = useWatch({ control, name: 'existing_isni' }).trim() === '';
  const missing = isEmpty ? problems.find(({ path }) => path === 'existing_isni') : undefined;
  return (
    <StackedCard gap="5">
      <Field label={text.heldIsni()} help={text.isniHelp()} error={errors.existing_isni?.message ?? missing?.message}>
        <Input autoComplete="off" maxLength={60} maxWidth="24rem" {...register('existing_isni')} />
      </Field>
      <MainName kind={kind} />
      <Text color="muted">{text.claimNote()}</Text>
    </StackedCard>
  );
}

function NameFields({ kind }: KindProps) {
  const { register } = useFormContext<IsniContent>();
  return (
    <StackedCard gap="5">
      <MainName kind={kind} />
      <Lines
        name="name_variants"
        legend={text.otherNames()}
        help={text.otherNamesHelp()}
        addLabel={text.addName()}
        what={text.nameLine()}
        most={20}
        empty={{ name: '' }}
      >
        {(index) => (
          <Field label={text.otherName({ number: index + 1 })}>
            <Input autoComplete="off" maxLength={120} {...register(`name_variants.${index}.name`)} />
          </Field>
        )}
      </Lines>
    </StackedCard>
  );
}

function MainName({ kind }: KindProps) {
  const { register, control } = useFormContext<IsniContent>();
  const { errors } = useFormState({ control });
  if (kind === 'organisation')
    return (
      <Field label={text.organisationName()} error={errors.organisation_name?.message}>
        <Input autoComplete="organization" maxLength={120} {...register('organisation_name')} />
      </Field>
    );
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
      <Field label={text.givenNames()} isOptional error={errors.given_names?.message}>
        <Input autoComplete="given-name" maxLength={80} {...register('given_names')} />
      </Field>
      <Field label={text.familyName()} error={errors.family_name?.message}>
        <Input autoComplete="family-name" maxLength={80} {...register('family_name')} />
      </Field>
    </Grid>
  );
}
