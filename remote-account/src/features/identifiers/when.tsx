import { formatLongDate, relativeTime } from '@counterpoint/kit/text';

/** How long ago; the day under the mouse. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatLongDate(at)}>
      {relativeTime(at)}
    </time>
  );
}
