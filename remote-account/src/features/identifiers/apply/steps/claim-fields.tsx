import type { IsniApplication, IsniContent } from '@counterpoint/domain/schemas/parties';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { Card, Stack, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import * as text from '../../../../messages/isni-application.generated.ts';
import { MainName } from './name-fields.tsx';

interface ClaimFieldsProps {
  readonly kind: IsniApplication['subject_kind'];
  readonly problems: readonly ProblemDetail[];
}

export function ClaimFields({ kind, problems }: ClaimFieldsProps) {
  const { register, control } = useFormContext<IsniContent>();
  const { errors } = useFormState({ control });
  const isEmpty = useWatch({ control, name: 'existing_isni' }).trim() === '';
  const missing = isEmpty ? problems.find(({ path }) => path === 'existing_isni') : undefined;
  return (
    <Card>
      <Stack gap="5">
        <Field label={text.heldIsni()} help={text.isniHelp()} error={errors.existing_isni?.message ?? missing?.message}>
          <Input autoComplete="off" maxLength={60} maxWidth="24rem" {...register('existing_isni')} />
        </Field>
        <MainName kind={kind} />
        <Text color="muted">{text.claimNote()}</Text>
      </Stack>
    </Card>
  );
}
