import { useSocietySettings } from '@counterpoint/area-ui/settings';
import { formatLongDate } from '@counterpoint/kit/text';
import * as text from '../messages/contest.generated.ts';

const DAY_MS = 86_400_000;

/** How long the parties of a case that opens today have to respond; nothing until the settings are loaded. */
export function ResponseDeadline({ of }: { readonly of: 'work' | 'recording' }) {
  const settings = useSocietySettings();
  if (!settings) return null;
  const days = of === 'work' ? settings.work_response_days : settings.recording_response_days;
  return text.deadline({ date: formatLongDate(new Date(Date.now() + days * DAY_MS).toISOString()), days });
}
