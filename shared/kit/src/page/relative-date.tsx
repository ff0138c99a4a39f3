import { formatLongDate, relativeTime } from '@counterpoint/kit/text';

export function RelativeDate({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatLongDate(at)}>
      {relativeTime(at)}
    </time>
  );
}
