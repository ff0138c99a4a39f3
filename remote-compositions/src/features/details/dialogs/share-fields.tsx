import { RIGHT_LABELS } from '@counterpoint/domain/schemas/works';
import type { Right } from '@counterpoint/domain/shares';
import { Grid } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as text from '../../../messages/claims.generated.ts';

interface ShareFieldsProps {
  readonly rights: readonly Right[];
  readonly register: (right: Right) => UseFormRegisterReturn;
  readonly errorOf: (right: Right) => string | undefined;
  readonly helpOf?: (right: Right) => string;
}

export function ShareFields({ rights, register, errorOf, helpOf }: ShareFieldsProps) {
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(8rem, 1fr))" gap="4">
      {rights.map((right) => (
        <Field
          key={right}
          label={text.shareOf({ right: RIGHT_LABELS[right]() })}
          help={helpOf?.(right)}
          error={errorOf(right)}
        >
          <Input inputMode="decimal" autoComplete="off" {...register(right)} />
        </Field>
      ))}
    </Grid>
  );
}
