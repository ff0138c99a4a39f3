import { Loaded } from '@counterpoint/area-ui/page';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { Skeleton, Stack, Text } from '@counterpoint/kit/core';
import { useRef } from 'react';
import { fetchMandates, mandateKeys } from '../../api/mandates-api.ts';
import * as text from '../../messages/mandates.generated.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { MandateRow } from './mandate-row.tsx';

export function MandatesCard({ member }: { member: string }) {
  const { http } = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  const mandates = useQuery({
    queryKey: mandateKeys.list,
    queryFn: ({ signal }) => fetchMandates(http, signal),
  });
  return (
    <SectionCard heading={heading} title={text.title()}>
      <Loaded query={mandates} loading={<Skeleton height="12" />}>
        {(items) =>
          items.length === 0 ? (
            <Text color="muted">{text.none()}</Text>
          ) : (
            <Stack as="ul" gap="0" listStyleType="none" aria-label={text.title()}>
              {items.map((each) => (
                <MandateRow key={each.id} mandate={each} member={member} onAnswered={() => heading.current?.focus()} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </SectionCard>
  );
}
