import { formatLongDate, relativeTime } from '@counterpoint/kit/text';

/** How long ago, with the full date when one points at it. `at` is an instant in ISO 8601. */
export function RelativeDate({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatLongDate(at)}>
      {relativeTime(at)}
    </time>
  );
}
