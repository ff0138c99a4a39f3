import { factsOf } from '@counterpoint/catalogue/fields';
import { WORK_FIELDS } from '@counterpoint/domain/fields';
import { formatIswc } from '@counterpoint/domain/identifiers';
import { languageName } from '@counterpoint/domain/languages';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { Facts, FactsLine } from '@counterpoint/kit/page';
import { formatDuration, formatLongDate } from '@counterpoint/kit/text';

const IN_HEADER = ['title', 'iswc', 'language', 'duration_s'] as const;

export function WorkIdentity({ work: { iswc, reference, language, duration_s } }: { work: WorkDetails }) {
  return (
    <FactsLine
      facts={[
        iswc ? `ISWC ${formatIswc(iswc)}` : 'No ISWC yet',
        `reference ${reference}`,
        language && languageName(language),
        duration_s !== null && formatDuration(duration_s),
      ]}
    />
  );
}

export function WorkFacts({ work }: { work: WorkDetails }) {
  const dates = [
    { label: 'Submitted', value: work.submitted_at },
    { label: 'Registered', value: work.registered_at },
  ].flatMap(({ label, value }) => (value ? [{ label, value: formatLongDate(value) }] : []));
  return <Facts items={[...factsOf(WORK_FIELDS, work, IN_HEADER), ...dates]} />;
}
