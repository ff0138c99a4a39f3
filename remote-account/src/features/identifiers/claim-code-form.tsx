import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { claimCode, type PartyClaim } from '@counterpoint/domain/schemas/parties';
import { Box } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { isniKeys } from '../../api/isni-api.ts';
import { confirmClaim } from '../../api/party-claims-api.ts';
import * as text from '../../messages/party-claims.generated.ts';
import { ShortFormFrame } from '../../ui/short-form-frame.tsx';
import { useShortForm } from '../../ui/use-short-form.ts';

interface ClaimCodeFormProps {
  readonly claim: PartyClaim;
  readonly otherAction: ReactNode;
}

export function ClaimCodeForm({ claim, otherAction }: ClaimCodeFormProps) {
  const { http, notify, refreshProfile } = useHost();
  const queries = useQueryClient();
  const shortForm = useShortForm({
    empty: { code: '' },
    fields: ['code'],
    check: (values) => claimCode.safeParse(values),
    async send(values) {
      await confirmClaim(http, claim.id, claimCode.parse(values));
      notify(text.confirmed(), { type: 'success' });
      await Promise.all([queries.invalidateQueries({ queryKey: isniKeys.all }), refreshProfile()]);
    },
  });
  const { register, formState } = shortForm.form;
  return (
    <Box maxWidth="26rem">
      <ShortFormFrame shortForm={shortForm} label={text.enterCode()} action={text.confirm()} otherAction={otherAction}>
        <Field label={text.code()} help={text.codeHelp()} error={formState.errors.code?.message}>
          <Input {...register('code')} autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} />
        </Field>
      </ShortFormFrame>
    </Box>
  );
}
