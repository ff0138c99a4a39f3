import { factsOf } from '@counterpoint/catalogue/fields';
import { WORK_FIELDS } from '@counterpoint/domain/fields';
import { formatIswc } from '@counterpoint/domain/identifiers';
import { languageName } from '@counterpoint/domain/languages';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { Facts, FactsLine } from '@counterpoint/kit/page';
import { formatDuration, formatLongDate } from '@counterpoint/kit/text';
import * as text from '../../messages/details.generated.ts';
import * as works from '../../messages/works.generated.ts';

const IN_HEADER = ['title', 'iswc', 'language', 'duration_s'] as const;

export function WorkIdentity({ work: { iswc, reference, language, duration_s } }: { work: WorkDetails }) {
  return (
    <FactsLine
      facts={[
        iswc ? text.iswc({ code: formatIswc(iswc) }) : works.iswcMissing(),
        text.reference({ reference }),
        language && languageName(language),
        duration_s !== null && formatDuration(duration_s),
      ]}
    />
  );
}

export function WorkFacts({ work }: { work: WorkDetails }) {
  const dates = [
    { label: text.submitted(), value: work.submitted_at },
    { label: text.registered(), value: work.registered_at },
  ].flatMap(({ label, value }) => (value ? [{ label, value: formatLongDate(value) }] : []));
  return <Facts items={[...factsOf(WORK_FIELDS, work, IN_HEADER), ...dates]} />;
}
