import type { IsniApplication, IsniContent } from '@counterpoint/domain/schemas/parties';
import { Card, Stack, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useFormContext, useFormState } from 'react-hook-form';
import { MainName } from './name-fields.tsx';

export function ClaimFields({ kind }: { kind: IsniApplication['subject_kind'] }) {
  const { register, control } = useFormContext<IsniContent>();
  const { errors } = useFormState({ control });
  return (
    <Card>
      <Stack gap="5">
        <Field
          label="Your ISNI"
          help="Sixteen characters, as in 0000 0001 2353 1945. An address of isni.org works, too."
          error={errors.existing_isni?.message}
        >
          <Input autoComplete="off" maxLength={60} maxWidth="24rem" {...register('existing_isni')} />
        </Field>
        <MainName kind={kind} />
        <Text color="muted">
          The society looks whether the number is yours before it stands beside your name: nobody can take another’s.
        </Text>
      </Stack>
    </Card>
  );
}
