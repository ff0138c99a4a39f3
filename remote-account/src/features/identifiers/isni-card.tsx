import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { ButtonLink } from '@counterpoint/area-ui/page';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { formatIsni, heldIsni } from '@counterpoint/domain/identifiers';
import type { IsniApplication, IsniRecord } from '@counterpoint/domain/schemas/parties';
import { isIsniClosed, isIsniWithdrawable, isIsniWritable } from '@counterpoint/domain/states';
import { Alert, Button, Flex, Icon, Text } from '@counterpoint/kit/core';
import { IsniStatus, isniStatus } from '@counterpoint/kit/page';
import type { Message } from '@counterpoint/messages';
import type { ReactNode } from 'react';
import { applicationsOf, ISNI_KEY } from '../../api/isni-api.ts';
import * as text from '../../messages/identifiers.generated.ts';
import { SectionCard } from '../../ui/section-card.tsx';

interface IsniCardProps {
  readonly record: IsniRecord;
  readonly application: IsniApplication | null;
}

/** Explains 'pending' in the top bar's badge. */
const WAITS_FOR: Record<IsniRecord['status'], Message> = {
  none: text.waitsForApplication,
  draft: text.waitsForSubmission,
  submitted: text.waitsForReview,
  in_review: text.waitsForReview,
  possible_match: text.waitsForAnswer,
  assigned: text.waitsForVerification,
  more_info_needed: text.waitsForAnswer,
  rejected: text.waitsForApplication,
  claimed_existing: text.waitsForVerification,
};

export function IsniCard({ record, application }: IsniCardProps) {
  const { meaning, next } = isniStatus(record.status);
  const held = heldIsni(record.isni_number);
  return (
    <SectionCard title="ISNI" aside={<IsniStatus status={record.status} />}>
      {held && <NumberLine number={held} />}
      <div>
        <Text>{meaning}</Text>
        <Text color="muted">{next}</Text>
        {!held && <Text color="muted">{text.pending({ waitsFor: WAITS_FOR[record.status]() })}</Text>}
      </div>
      <SocietyMessage application={application} />
      <Actions record={record} application={application} />
    </SectionCard>
  );
}

function NumberLine({ number }: { number: string }) {
  const { notify } = useHost();
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(number);
      notify(text.copied(), { type: 'success' });
    } catch {
      // The clipboard needs HTTPS and the browser's permission.
      notify(text.copyFailed(), { type: 'error' });
    }
  }
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Text fontSize="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums" letterSpacing="0.02em">
        {formatIsni(number)}
      </Text>
      <Button variant="outline" size="sm" onClick={() => void handleCopy()}>
        <Icon name="copy" size={16} /> {text.copy()}
      </Button>
    </Flex>
  );
}

function SocietyMessage({ application }: Pick<IsniCardProps, 'application'>): ReactNode {
  if (application?.state === 'more_info_needed')
    return (
      <Alert tone="warning" title={text.societyAsks()}>
        {application.question}
      </Alert>
    );
  if (application?.state === 'rejected')
    return (
      <Alert tone="info" title={text.rejectionReason()}>
        {application.reason}
      </Alert>
    );
  if (application?.state === 'claimed_existing')
    return (
      <Text>
        {text.claimed({
          isni: formatIsni(application.content.existing_isni),
          strong: (parts) => <strong key="isni">{parts}</strong>,
        })}
      </Text>
    );
  return null;
}

function Actions({ record, application }: IsniCardProps) {
  const withdrawButton = application && isIsniWithdrawable(application.state) && (
    <WithdrawButton application={application} />
  );
  const isWithSociety = application && !isIsniWritable(application.state) && !isIsniClosed(application.state);
  if (heldIsni(record.isni_number) || isWithSociety) return withdrawButton && <ActionRow>{withdrawButton}</ActionRow>;
  if (application && isIsniWritable(application.state))
    return (
      <ActionRow>
        <ButtonLink to={paths.account.isniApplication()}>
          {application.state === 'draft' ? text.continueDraft() : text.answer()}
        </ButtonLink>
        {withdrawButton}
      </ActionRow>
    );
  return (
    <ActionRow>
      <ButtonLink to={paths.account.isniApplication()}>{text.apply()}</ButtonLink>
      <ButtonLink variant="outline" to={`${paths.account.isniApplication()}?step=claim`}>
        {text.haveOne()}
      </ButtonLink>
    </ActionRow>
  );
}

function ActionRow({ children }: { children: ReactNode }) {
  return (
    <Flex gap="3" wrap="wrap">
      {children}
    </Flex>
  );
}

function WithdrawButton({ application }: { application: IsniApplication }) {
  const { http } = useHost();
  const refresh = useRefresh(ISNI_KEY);
  return (
    <ConfirmedButton
      variant="ghost"
      label={text.withdraw()}
      question={{ title: text.withdrawQuestion(), yes: text.withdrawAction(), tone: 'danger' }}
      act={() => applicationsOf(http).withdraw(application).finally(refresh)}
      done={text.withdrawn()}
    >
      {text.withdrawConsequence()}
    </ConfirmedButton>
  );
}
