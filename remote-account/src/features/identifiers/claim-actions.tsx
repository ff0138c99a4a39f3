import { useHost } from '@counterpoint/contract';
import type { PartyClaim } from '@counterpoint/domain/schemas/parties';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button, Flex, Text } from '@counterpoint/kit/core';
import { useState } from 'react';
import { requestClaimCode, withdrawClaim } from '../../api/party-claims-api.ts';
import * as text from '../../messages/party-claims.generated.ts';
import { ClaimCodeForm } from './claim-code-form.tsx';
import { useClaimMutation } from './use-claim-mutation.ts';

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
