import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { Card, Heading, Skeleton, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { useRef } from 'react';
import { fetchMandates, mandateKeys } from '../../api/mandates-api.ts';
import * as text from '../../messages/mandates.generated.ts';
import { MandateRow } from './mandate-row.tsx';

export function MandatesCard({ member }: { member: string }) {
  const { http } = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: mandateKeys.list,
    queryFn: ({ signal }) => fetchMandates(http, signal),
  });
  return (
    <Card as="section" aria-labelledby="mandates">
      <Stack gap="4">
        <Heading ref={heading} id="mandates" as="h2" size="md" tabIndex={-1}>
          {text.title()}
        </Heading>
        {data ? (
          data.length === 0 ? (
            <Text color="muted">{text.none()}</Text>
          ) : (
            <Stack as="ul" gap="0" listStyleType="none" aria-label={text.title()}>
              {data.map((each) => (
                <MandateRow key={each.id} mandate={each} member={member} onAnswered={() => heading.current?.focus()} />
              ))}
            </Stack>
          )
        ) : error ? (
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="12" />
        )}
      </Stack>
    </Card>
  );
}
