import { useTitle } from '@counterpoint/area-ui/page';
import { isMissing, messageOf } from '@counterpoint/client/http';
import { useRead } from '@counterpoint/client/queries';
import { paths } from '@counterpoint/contract/paths';
import { useNavigate, useParams } from '@counterpoint/contract/router';
import {
  type CheckedCertificate,
  checkedCertificate,
  parseCertificateCode,
} from '@counterpoint/domain/schemas/entries';
import { Box, Button, Card, Flex, Note, Stack, StatusBadge, type StatusTone, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { ErrorState, PageHeader } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { type SubmitEvent, useState } from 'react';
import * as titles from '../../messages/titles.generated.ts';
import * as text from '../../messages/verify.generated.ts';
import { CertifiedWork } from './certified-work.tsx';

export function VerifyPage() {
  const { code = '' } = useParams();
  useTitle(titles.verify());
  return (
    <Box maxWidth="46rem" marginX="auto" width="full">
      <PageHeader title={titles.verify()} context={text.context()} />
      <Stack gap="4">
        <CheckResult code={code} />
        <OtherCode />
      </Stack>
    </Box>
  );
}

function CheckResult({ code }: { code: string }) {
  const certificate = useRead({
    key: ['certificates', code],
    path: `/certificates/${encodeURIComponent(code)}`,
    schema: checkedCertificate,
  });
  if (isMissing(certificate.error)) return <NotFound />;
  if (certificate.isError)
    return <ErrorState message={messageOf(certificate.error)} onRetry={() => void certificate.refetch()} />;
  if (!certificate.data) return <ListSkeleton rows={4} />;
  return (
    <>
      <CertificateStatus certificate={certificate.data} />
      <CertifiedWork certificate={certificate.data} />
    </>
  );
}

function NotFound() {
  return (
    <Card as="section" aria-label={text.result()}>
      <Text fontWeight="semibold" fontSize="lg">
        {text.notFound()}
      </Text>
      <Text color="muted">{text.notFoundHint()}</Text>
    </Card>
  );
}

function OtherCode() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = parseCertificateCode(typed);
    setWrong(code === null);
    if (code === null) return;
    setTyped('');
    void navigate(paths.compositions.verify(code));
  }
  return (
    <Card as="section" aria-label={text.anotherCertificate()}>
      <form onSubmit={handleSubmit} noValidate>
        <Flex gap="3" align="flex-end" wrap="wrap">
          <Box flex="1 1 16rem">
            <Field label={text.code()} help={text.codeHelp()} error={isWrong ? text.codeIncomplete() : undefined}>
              <Input
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            </Field>
          </Box>
          <Button type="submit" variant="outline">
            {text.check()}
          </Button>
        </Flex>
      </form>
    </Card>
  );
}

const TONES: Record<CheckedCertificate['status'], StatusTone> = {
  valid: 'green',
  disputed: 'terracotta',
  superseded: 'amber',
  withdrawn: 'grey',
};

function CertificateStatus({ certificate: { status, number } }: { certificate: CheckedCertificate }) {
  const tone = TONES[status];
  const background = tone === 'amber' ? 'gold' : tone;
  return (
    <Flex
      as="section"
      aria-label={text.result()}
      align="center"
      gap="4"
      wrap="wrap"
      padding="5"
      background={`${background}.soft`}
      borderWidth="1px"
      borderColor={`${background}.edge`}
      borderRadius="card"
    >
      <StatusBadge tone={tone}>{text.labels[status]()}</StatusBadge>
      <Box flex="1" minWidth="min(14rem, 100%)">
        <Text fontWeight="semibold">{text.meanings[status]()}</Text>
        <Note>{text.certificate({ number })}</Note>
      </Box>
    </Flex>
  );
}
