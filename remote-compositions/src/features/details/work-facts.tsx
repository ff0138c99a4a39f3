import { formatIswc } from '@counterpoint/domain/identifiers';
import {
  type CompositionDetails,
  TEXT_MUSIC_LABELS,
  TITLE_TYPE_LABELS,
  VERSION_TYPE_LABELS,
} from '@counterpoint/domain/schemas';
import { Facts } from '@counterpoint/kit/page';
import { formatDuration, formatLongDate } from '@counterpoint/kit/text';
import { languageName } from '../../ui/language-name.ts';

/** `ISWC T-034.524.680-1 · reference GCR00128 · English · 3 minutes 42 seconds`. */
export function identityOf(work: CompositionDetails): string {
  const parts = [
    work.iswc ? `ISWC ${formatIswc(work.iswc)}` : 'No ISWC yet',
    `reference ${work.reference}`,
    work.language && languageName(work.language),
    work.duration_s && formatDuration(work.duration_s),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** What is told of the work itself. */
export function WorkFacts({ work }: { work: CompositionDetails }) {
  // The label says 'alternative' already: only another kind of title needs its name.
  const titles = work.alternative_titles.map(({ title, type }) =>
    type === 'AT' ? title : `${title} (${TITLE_TYPE_LABELS[type].toLowerCase()})`,
  );
  const facts = [
    { label: 'Alternative titles', value: titles.join(', ') },
    { label: 'Consists of', value: work.text_music ? TEXT_MUSIC_LABELS[work.text_music] : '' },
    { label: 'Version', value: VERSION_TYPE_LABELS[work.version_type] },
    { label: 'Genre', value: work.genre ?? '' },
    { label: 'Submitted', value: work.submitted_at ? formatLongDate(work.submitted_at) : '' },
    { label: 'Registered', value: work.registered_at ? formatLongDate(work.registered_at) : '' },
  ];
  return <Facts items={facts.map(({ label, value }) => ({ label, value: value || '—' }))} />;
}
