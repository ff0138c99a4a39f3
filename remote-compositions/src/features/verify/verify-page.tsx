import { isApiError, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { useParams } from '@counterpoint/contract/router';
import { Box, Card, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState, PageHeader } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { useEffect } from 'react';
import { certificateKeys, checkCertificate } from '../../api/certificates-api.ts';
import { CertifiedWork } from './certified-work.tsx';
import { OtherCode } from './other-code.tsx';
import { StandingBanner } from './standing-banner.tsx';

export function VerifyPage() {
  const { code = '' } = useParams();
  const { setTitle } = useHost();
  useEffect(() => setTitle('Check a certificate'), [setTitle]);
  return (
    <Box maxWidth="46rem" marginX="auto" width="full">
      <PageHeader
        title="Check a certificate"
        context="Compare what stands here with the certificate in your hands: only what stands here counts."
      />
      <Stack gap="4">
        <Checked code={code} />
        <OtherCode />
      </Stack>
    </Box>
  );
}

function Checked({ code }: { code: string }) {
  const { http } = useHost();
  const certificate = useQuery({
    queryKey: certificateKeys.check(code),
    queryFn: ({ signal }) => checkCertificate(http, code, signal),
  });
  if (isUnknown(certificate.error)) return <Unknown />;
  if (certificate.isError)
    return <ErrorState message={messageOf(certificate.error)} onRetry={() => void certificate.refetch()} />;
  if (!certificate.data) return <ListSkeleton rows={4} />;
  return (
    <>
      <StandingBanner certificate={certificate.data} />
      <CertifiedWork certificate={certificate.data} />
    </>
  );
}

/** Unknown (404), or longer than any code (422). */
function isUnknown(error: unknown): boolean {
  return isApiError(error) && [404, 422].includes(error.status);
}

function Unknown() {
  return (
    <Card as="section" aria-label="Result">
      <Text fontWeight="semibold" fontSize="lg">
        We know no certificate with this code
      </Text>
      <Text color="muted">
        Compare it with the certificate letter by letter. If it is the same, the certificate is not ours.
      </Text>
    </Card>
  );
}
