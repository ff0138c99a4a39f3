import { isMissing, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { useParams } from '@counterpoint/contract/router';
import { Box, Card, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState, PageHeader } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { useEffect } from 'react';
import { certificateKeys, checkCertificate } from '../../api/certificates-api.ts';
import * as titles from '../../messages/titles.generated.ts';
import * as text from '../../messages/verify.generated.ts';
import { CertificateStatus } from './certificate-status.tsx';
import { CertifiedWork } from './certified-work.tsx';
import { OtherCode } from './other-code.tsx';

export function VerifyPage() {
  const { code = '' } = useParams();
  const { setTitle } = useHost();
  useEffect(() => setTitle(titles.verify()), [setTitle]);
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
  const { http } = useHost();
  const certificate = useQuery({
    queryKey: certificateKeys.check(code),
    queryFn: ({ signal }) => checkCertificate(http, code, signal),
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
