import { useSocietySettings } from '@counterpoint/area-ui/settings';
import { DeadlineCalendar } from '@counterpoint/domain/days';
import { Alert } from '@counterpoint/kit/core';
import { formatDayAndTime } from '@counterpoint/kit/text';
import { formatList } from '@counterpoint/messages';
import * as text from '../messages/contest.generated.ts';
import type { EntryView } from '../revisions/entry-view.ts';

interface ContestPreviewProps {
  readonly of: EntryView<never>['noun'];
  /** Rights that go on hold; empty if nothing differs. */
  readonly holds: readonly string[];
  readonly respondents: readonly string[];
  /** The effect of acceptance. By default, the other shares change in proportion. */
  readonly outcome?: string;
}

export function ContestPreview({ of, holds, respondents, outcome = text.inProportion() }: ContestPreviewProps) {
  if (holds.length === 0) return <Alert tone="info" title={text.nothingDiffers({ what: of })} />;
  return (
    <Alert tone="warning" title={text.onHold()}>
      {holds.map((hold) => (
        <p key={hold}>{hold}</p>
      ))}
      <p>{outcome}</p>
      <p>
        {text.respondents({ names: formatList(respondents) })} <ResponseDeadline of={of} />
      </p>
    </Alert>
  );
}

/** How long the parties of a case that opens today have to respond; nothing until the settings are loaded. */
export function ResponseDeadline({ of }: { readonly of: 'work' | 'recording' }) {
  const settings = useSocietySettings();
  if (settings?.time_zone === undefined) return null;
  const days = of === 'work' ? settings.work_response_days : settings.recording_response_days;
  const deadline = new DeadlineCalendar(settings.time_zone).responseDeadline(new Date(), days);
  return text.deadline({ date: formatDayAndTime(deadline.toISOString()), days });
}
