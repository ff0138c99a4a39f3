import type { IsniApplication, IsniContent } from '@counterpoint/domain/schemas/parties';
import { Card, Stack, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useFormContext, useFormState } from 'react-hook-form';
import * as text from '../../../../messages/isni-application.generated.ts';
import { MainName } from './name-fields.tsx';

export function ClaimFields({ kind }: { kind: IsniApplication['subject_kind'] }) {
  const { register, control } = useFormContext<IsniContent>();
  const { errors } = useFormState({ control });
  return (
    <Card>
      <Stack gap="5">
        <Field label={text.heldIsni()} help={text.isniHelp()} error={errors.existing_isni?.message}>
          <Input autoComplete="off" maxLength={60} maxWidth="24rem" {...register('existing_isni')} />
        </Field>
        <MainName kind={kind} />
        <Text color="muted">{text.claimNote()}</Text>
      </Stack>
    </Card>
  );
}
