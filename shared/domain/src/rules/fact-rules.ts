import * as text from '../messages/work-rules.generated.ts';
import { atLines, type Rule, unless } from './rule.ts';
import type { RuledWork } from './ruled-work.ts';

const DATES = ['creation_date', 'copyright_date', 'first_publication_date'] as const;

export const FACT_RULES: readonly Rule[] = [
  {
    id: 'W-SER-01',
    severity: 'block',
    cwr: 'NWR field rule 7',
    summary: 'A serious work has a duration.',
    check: ({ distribution_category, duration_s }) =>
      unless(
        distribution_category !== 'SER' || (duration_s !== null && duration_s > 0),
        'duration_s',
        text.enterDuration,
      ),
  },
  {
    id: 'W-SER-02',
    severity: 'block',
    cwr: 'NWR transaction rule 53',
    summary: 'A serious work has an instrumentation.',
    check: ({ distribution_category, instrumentation }) =>
      unless(distribution_category !== 'SER' || instrumentation !== null, 'instrumentation', text.enterInstrumentation),
  },
  {
    id: 'W-ORN-01',
    severity: 'block',
    cwr: 'NWR transaction rule 39',
    summary: 'Film and television music names its production.',
    check: ({ work_type, origin }) =>
      unless(
        work_type !== 'FM' || (origin?.production_title ?? null) !== null,
        'origin.production_title',
        text.enterProduction,
      ),
  },
  {
    id: 'W-ORN-02',
    severity: 'block',
    cwr: 'ORN, CD identifier',
    summary: 'Library music has a CD number.',
    check: ({ origin }) =>
      unless(origin?.purpose !== 'LIB' || origin.cd_identifier !== null, 'origin.cd_identifier', text.enterDisc),
  },
  /** CWR requires more than one. In a work with samples, the new music counts as one. */
  {
    id: 'W-COM-01',
    severity: 'block',
    cwr: 'NWR field rules 18 and 20',
    summary: 'A composite work has at least two components.',
    check: ({ composite_type, components }) =>
      unless(composite_type === null || components.length > 1, 'components', text.listComponents),
  },
  {
    id: 'W-COM-02',
    severity: 'block',
    cwr: 'NWR field rule 19',
    summary: 'A work with components has a composite type.',
    check: ({ composite_type, components }) =>
      unless(components.length === 0 || composite_type !== null, 'composite_type', text.chooseComposite),
  },
  {
    id: 'W-EXC-01',
    severity: 'warn',
    cwr: 'EWT, entire work title',
    summary: 'An excerpt names the entire work.',
    check: ({ excerpt_type, entire_work }) =>
      unless(excerpt_type === null || entire_work !== null, 'entire_work', text.nameEntireWork),
  },
  {
    id: 'W-EXC-02',
    severity: 'warn',
    cwr: 'NWR field rule 13',
    summary: 'A work that names an entire work has an excerpt type.',
    check: ({ excerpt_type, entire_work }) =>
      unless(entire_work === null || excerpt_type !== null, 'excerpt_type', text.choosePart),
  },
  {
    id: 'W-DAT-01',
    severity: 'block',
    cwr: 'NWR field rule 5',
    summary: 'No date is in the future.',
    check: (work, today) =>
      DATES.filter((field) => (work[field] ?? '') > today).map((path) => ({ path, message: text.futureDate() })),
  },
  {
    id: 'W-DAT-02',
    severity: 'warn',
    summary: 'The creation date is not after the publication date.',
    check: ({ creation_date, first_publication_date }) =>
      unless(
        creation_date === null || first_publication_date === null || creation_date <= first_publication_date,
        'first_publication_date',
        text.publishedTooEarly,
      ),
  },
  /** Some societies reject such works. */
  {
    id: 'W-AIU-01',
    severity: 'warn',
    summary: 'A work is not generated mainly by AI.',
    check: ({ ai_usage }) => unless(ai_usage !== 'generated', 'ai_usage', text.madeByAi),
  },
  {
    id: 'W-PER-01',
    severity: 'warn',
    summary: 'Each performer is listed once.',
    check: atLines('performers', 'name', (performer, index, { performers }) =>
      performers.findIndex((other) => nameOf(other) === nameOf(performer)) < index ? text.repeatedPerformer() : null,
    ),
  },
];

function nameOf({ name, first_name }: RuledWork['performers'][number]): string {
  return `${first_name ?? ''} ${name}`.toLowerCase();
}
