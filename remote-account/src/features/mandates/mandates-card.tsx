import { Loaded } from '@counterpoint/area-ui/page';
import { useHost } from '@counterpoint/contract';
import { keepPreviousData, useQuery } from '@counterpoint/contract/query';
import { Skeleton, Stack, Text } from '@counterpoint/kit/core';
import { Pager } from '@counterpoint/kit/table';
import { useRef, useState } from 'react';
import { fetchMandates, mandateKeys } from '../../api/mandates-api.ts';
import * as text from '../../messages/mandates.generated.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { MandateRow } from './mandate-row.tsx';

export function MandatesCard({ member }: { member: string }) {
  const { http } = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  const [page, setPage] = useState(1);
  const mandates = useQuery({
    queryKey: mandateKeys.list(page),
    queryFn: ({ signal }) => fetchMandates(http, page, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <SectionCard heading={heading} title={text.title()}>
      <Loaded query={mandates} loading={<Skeleton height="12" />}>
        {({ items, total, per_page }) =>
          total === 0 ? (
            <Text color="muted">{text.none()}</Text>
          ) : (
            <Stack gap="3">
              <Stack as="ul" gap="0" listStyleType="none" aria-label={text.title()}>
                {items.map((each) => (
                  <MandateRow
                    key={each.id}
                    mandate={each}
                    member={member}
                    onAnswered={() => heading.current?.focus()}
                  />
                ))}
              </Stack>
              <Pager label={text.pages()} page={page} pageCount={Math.ceil(total / per_page)} onPage={setPage} />
            </Stack>
          )
        }
      </Loaded>
    </SectionCard>
  );
}
