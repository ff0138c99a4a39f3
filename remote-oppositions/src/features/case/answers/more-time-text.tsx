import { useSocietySettings } from '@counterpoint/area-ui/settings';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { Text } from '@counterpoint/kit/core';
import { formatDayAndTime } from '@counterpoint/kit/text';
import * as text from '../../../messages/case-answers.generated.ts';

const DAY = 86_400_000;

export function MoreTimeText({ details: { parties } }: { details: CaseDetails }) {
  const days = useSocietySettings()?.more_time_days;
  const until = parties.find(({ is_me }) => is_me)?.respond_by;
  const after = until && days !== undefined ? new Date(Date.parse(until) + days * DAY).toISOString() : null;
  return (
    <>
      {until && <Text>{text.respondBy({ time: formatDayAndTime(until) })}</Text>}
      <Text>
        {days !== undefined && after
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
