import { ConfirmedButton, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { VanishingButton } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { formatIpiNameNumber, formatIsni } from '@counterpoint/domain/identifiers';
import { claimCode, type PartyClaim } from '@counterpoint/domain/schemas/parties';
import { Alert, Box, Button, Flex, StatusBadge, Text, useFocusRecovery } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import { ISNI_KEY } from '../../api/isni-api.ts';
import { claimsOf } from '../../api/party-claims-api.ts';
import * as fields from '../../messages/member-fields.generated.ts';
import * as text from '../../messages/party-claims.generated.ts';
import { FormFrame } from '../../ui/form-frame.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

const BASES = {
  ipi_name_number: { label: fields.ipi, format: formatIpiNameNumber },
  isni_number: { label: fields.isni, format: formatIsni },
};

/** A record that the member says is theirs, until it is decided, or with the reason for which it was refused. */
export function ClaimCard({ claim }: { claim: PartyClaim }) {
  const { label, format } = BASES[claim.basis];
  const isOpen = claim.state === 'open';
  return (
    <SectionCard
      title={text.heading()}
      aside={
        <StatusBadge tone={isOpen ? 'amber' : 'terracotta'}>
          {isOpen ? text.beingChecked() : text.refused()}
        </StatusBadge>
      }
    >
      <Text>{text.recordFound({ label: label(), number: format(claim.number) })}</Text>
      {isOpen ? (
        <ClaimActions claim={claim} />
      ) : (
        <Alert tone="info" title={text.whyRefused()}>
          {claim.reason ?? text.otherMember()}
        </Alert>
      )}
    </SectionCard>
  );
}

function ClaimActions({ claim }: { claim: PartyClaim }) {
  const { http, notify } = useHost();
  const refresh = useRefresh(ISNI_KEY);
  const code = useMutation({
    mutationFn: () => claimsOf(http).requestCode(claim.id),
    onSuccess: () => notify(text.codeSent(), { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    // Also after an error: staff may have decided meanwhile.
    onSettled: refresh,
  });
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
          <VanishingButton variant="solid" size="md" loading={code.isPending} onClick={() => code.mutate()}>
            {text.sendCode()}
          </VanishingButton>
        )}
        <ConfirmedButton
          variant="outline"
          label={text.withdraw()}
          question={{ title: text.withdrawQuestion(), yes: text.withdraw(), tone: 'danger' }}
          act={() => claimsOf(http).withdraw(claim.id).finally(refresh)}
          done={text.withdrawn()}
        >
          {text.withdrawConsequence()}
        </ConfirmedButton>
      </Flex>
    </>
  );
}

function ClaimCodeForm({ claim, otherAction }: { claim: PartyClaim; otherAction: ReactNode }) {
  const { http, notify, refreshProfile } = useHost();
  const refresh = useRefresh(ISNI_KEY);
  const dialogForm = useDialogForm({
    initial: { code: '' },
    schema: claimCode,
    read: (values) => values,
    send: (entered) => claimsOf(http).confirm(claim.id, entered),
    async onDone() {
      notify(text.confirmed(), { type: 'success' });
      await refreshProfile();
    },
    refresh,
  });
  const { register, formState } = dialogForm.form;
  const place = useFocusRecovery<HTMLDivElement>();
  return (
    <Box ref={place} maxWidth="26rem">
      <FormFrame
        dialogForm={dialogForm}
        fields={['code']}
        label={text.enterCode()}
        action={text.confirm()}
        otherAction={otherAction}
      >
        <Field label={text.code()} help={text.codeHelp()} error={formState.errors.code?.message}>
          <Input {...register('code')} autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} />
        </Field>
      </FormFrame>
    </Box>
  );
}
