import { messageOf } from '@counterpoint/client/http';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { claimCode, type PartyClaim } from '@counterpoint/domain/schemas/parties';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Box, Button, Flex, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { type ReactNode, useState } from 'react';
import { ISNI_KEY } from '../../api/isni-api.ts';
import { confirmClaim, requestClaimCode, withdrawClaim } from '../../api/party-claims-api.ts';
import * as text from '../../messages/party-claims.generated.ts';
import { ShortFormFrame, useShortForm } from '../../ui/short-form.tsx';

export function ClaimActions({ claim }: { claim: PartyClaim }) {
  const { http } = useHost();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const code = useClaimMutation(() => requestClaimCode(http, claim.id), text.codeSent());
  const withdrawal = useClaimMutation(() => withdrawClaim(http, claim.id), text.withdrawn());
  function handleConfirm() {
    setWithdrawing(false);
    withdrawal.mutate();
  }
  return (
    <>
      <Text color="muted">{claim.can_request_code ? text.codeOrSociety() : text.societyChecks()}</Text>
      {claim.code_expires_at && (
        <ClaimCodeForm
          claim={claim}
          otherAction={
            <Button variant="outline" loading={code.isPending} onClick={() => code.mutate()}>
              {text.sendAgain()}
            </Button>
          }
        />
      )}
      <Flex gap="3" wrap="wrap">
        {claim.can_request_code && !claim.code_expires_at && (
          <Button loading={code.isPending} onClick={() => code.mutate()}>
            {text.sendCode()}
          </Button>
        )}
        <Button variant="outline" loading={withdrawal.isPending} onClick={() => setWithdrawing(true)}>
          {text.withdraw()}
        </Button>
      </Flex>
      <ConfirmDialog
        isOpen={isWithdrawing}
        title={text.withdrawQuestion()}
        confirmLabel={text.withdraw()}
        tone="danger"
        onConfirm={handleConfirm}
        onCancel={() => setWithdrawing(false)}
      >
        {text.withdrawConsequence()}
      </ConfirmDialog>
    </>
  );
}

function useClaimMutation(mutationFn: () => Promise<void>, successMessage: string) {
  const { notify } = useHost();
  const refresh = useRefresh(ISNI_KEY);
  return useMutation({
    mutationFn,
    onSuccess: () => notify(successMessage, { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    // Also after an error: staff may have decided meanwhile.
    onSettled: refresh,
  });
}

function ClaimCodeForm({ claim, otherAction }: { claim: PartyClaim; otherAction: ReactNode }) {
  const { http, notify, refreshProfile } = useHost();
  const refresh = useRefresh(ISNI_KEY);
  const shortForm = useShortForm({
    empty: { code: '' },
    fields: ['code'],
    check: (values) => claimCode.safeParse(values),
    async send(values) {
      await confirmClaim(http, claim.id, claimCode.parse(values));
      notify(text.confirmed(), { type: 'success' });
      await Promise.all([refresh(), refreshProfile()]);
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
