import type { IsniApplication, IsniContent } from '@counterpoint/domain/schemas/parties';
import { Card, Grid, Stack } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useFormContext, useFormState } from 'react-hook-form';
import * as text from '../../../../messages/isni-application.generated.ts';
import { Lines } from './lines.tsx';

interface KindProps {
  readonly kind: IsniApplication['subject_kind'];
}

export function NameFields({ kind }: KindProps) {
  const { register } = useFormContext<IsniContent>();
  return (
    <Card>
      <Stack gap="5">
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
      </Stack>
    </Card>
  );
}

export function MainName({ kind }: KindProps) {
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
