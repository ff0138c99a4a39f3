import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { societySettings } from '@counterpoint/domain/schemas/members';
import { Text } from '@counterpoint/kit/core';
import { formatDayAndTime } from '@counterpoint/kit/text';
import * as text from '../../../messages/case-answers.generated.ts';

const DAY = 86_400_000;

export function MoreTimeText({ details: { parties } }: { details: CaseDetails }) {
  const days = useMoreTimeDays();
  const until = parties.find(({ is_me }) => is_me)?.respond_by;
  const after = until && days !== null ? new Date(Date.parse(until) + days * DAY).toISOString() : null;
  return (
    <>
      {until && <Text>{text.respondBy({ time: formatDayAndTime(until) })}</Text>}
      <Text>
        {days !== null && after
          ? text.moreDays({
              days,
              time: formatDayAndTime(after),
              strong: (parts) => <strong key="time">{parts}</strong>,
            })
          : text.moreTime()}{' '}
        {text.moreTimeOnce()}
      </Text>
    </>
  );
}

function useMoreTimeDays(): number | null {
  const { http } = useHost();
  const settings = useQuery({
    queryKey: ['reference', 'settings'],
    queryFn: ({ signal }) => http.get('reference/settings', { schema: societySettings, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return settings.data?.more_time_days ?? null;
}
