import { ButtonLink } from '@counterpoint/area-ui/page';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { formatIsni } from '@counterpoint/domain/identifiers';
import type { IsniApplication, IsniRecord } from '@counterpoint/domain/schemas/parties';
import { isIsniClosed, isIsniWritable } from '@counterpoint/domain/states';
import { Alert, Button, Card, Flex, Heading, Icon, Stack, Text } from '@counterpoint/kit/core';
import { IsniStatus, isniStatus } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';
import { WithdrawButton } from './withdraw-button.tsx';

interface IsniCardProps {
  readonly standing: IsniRecord;
  readonly application: IsniApplication | null;
}

export function IsniCard({ standing, application }: IsniCardProps) {
  const { meaning, next } = isniStatus(standing.status);
  return (
    <Card as="section" aria-labelledby="isni-heading">
      <Stack gap="4">
        <Flex align="center" justify="space-between" gap="3" wrap="wrap">
          <Heading as="h2" id="isni-heading">
            ISNI
          </Heading>
          <IsniStatus status={standing.status} />
        </Flex>
        {standing.isni_number && <NumberLine number={standing.isni_number} />}
        <div>
          <Text>{meaning}</Text>
          <Text color="muted">{next}</Text>
        </div>
        <SocietysWord application={application} />
        <Actions standing={standing} application={application} />
      </Stack>
    </Card>
  );
}

function NumberLine({ number }: { number: string }) {
  const { notify } = useHost();
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(number);
      notify('The number is copied.', { type: 'success' });
    } catch {
      // The clipboard needs HTTPS and the browser's permission.
      notify('This browser does not let pages copy. Mark the number and copy it.', { type: 'error' });
    }
  }
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Text fontSize="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums" letterSpacing="0.02em">
        {formatIsni(number)}
      </Text>
      <Button variant="outline" size="sm" onClick={() => void handleCopy()}>
        <Icon name="copy" size={16} /> Copy the number
      </Button>
    </Flex>
  );
}

function SocietysWord({ application }: Pick<IsniCardProps, 'application'>): ReactNode {
  if (application?.state === 'more_info_needed')
    return (
      <Alert tone="warning" title="The society asks">
        {application.question}
      </Alert>
    );
  if (application?.state === 'rejected')
    return (
      <Alert tone="info" title="Why it was refused">
        {application.reason}
      </Alert>
    );
  if (application?.state === 'claimed_existing')
    return (
      <Text>
        You claim <strong>{formatIsni(application.content.existing_isni)}</strong>.
      </Text>
    );
  return null;
}

function Actions({ standing, application }: IsniCardProps) {
  if (standing.isni_number) return null;
  if (application && isIsniWritable(application.state))
    return (
      <Row>
        <ButtonLink to={paths.account.isniApplication()}>
          {application.state === 'draft' ? 'Continue your draft' : 'Answer and send again'}
        </ButtonLink>
        {application.state !== 'draft' && <WithdrawButton application={application} />}
      </Row>
    );
  if (application && !isIsniClosed(application.state))
    return ['submitted', 'claimed_existing'].includes(application.state) ? (
      <Row>
        <WithdrawButton application={application} />
      </Row>
    ) : null;
  return (
    <Row>
      <ButtonLink to={paths.account.isniApplication()}>Apply for an ISNI</ButtonLink>
      <ButtonLink variant="outline" to={`${paths.account.isniApplication()}?step=claim`}>
        I have one already
      </ButtonLink>
    </Row>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <Flex gap="3" wrap="wrap">
      {children}
    </Flex>
  );
}
