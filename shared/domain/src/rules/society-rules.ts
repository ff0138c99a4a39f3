import type { WriterRole } from '../schemas/works/composition-words.ts';
import type { Right } from '../shares/index.ts';
import { atLines, type Rule, unless } from './rule.ts';
import type { RuledWork } from './ruled-work.ts';

const BMI = '021';
const SIAE = '074';

function names(society: string, { writers, publishers }: RuledWork): boolean {
  const isNamed = ({ societies: { pr, mr, sr } }: { readonly societies: Readonly<Record<Right, string | null>> }) =>
    pr === society || mr === society || sr === society;
  return writers.some(isNamed) || publishers.some(isNamed);
}

function hasAnother({ writers }: RuledWork, index: number, roles: readonly WriterRole[]): boolean {
  return writers.some((writer, other) => other !== index && roles.includes(writer.role));
}

/** ICE (PRS, STIM, GEMA) asks whose music was arranged. */
export const namesComposerBesideArranger: Rule = {
  id: 'W-SOC-01',
  severity: 'warn',
  cwr: 'NWR transaction rule 46 (ICE)',
  title: 'Beside an arranger stands a composer.',
  check: (work) =>
    atLines({ list: 'writers', lines: work.writers, field: 'role' }, ({ role }, index) =>
      role === 'AR' && !hasAnother(work, index, ['C', 'CA'])
        ? 'Some societies refuse an arranger without the composer: add who wrote the music.'
        : null,
    ),
};

/** ICE asks whose words were changed. */
export const namesAuthorBesideSubAuthor: Rule = {
  id: 'W-SOC-02',
  severity: 'warn',
  cwr: 'NWR transaction rule 47 (ICE)',
  title: 'Beside a sub-author stands an author.',
  check: (work) =>
    atLines({ list: 'writers', lines: work.writers, field: 'role' }, ({ role }, index) =>
      role === 'SA' && !hasAnother(work, index, ['A', 'CA'])
        ? 'Some societies refuse a sub-author without the author: add who wrote the words.'
        : null,
    ),
};

/** Italy's society registers music, and words with music. */
export const namesComposerForSiae: Rule = {
  id: 'W-SOC-03',
  severity: 'warn',
  cwr: 'NWR transaction rule 42 (SIAE)',
  title: 'For SIAE, at least one writer is a composer.',
  check: (work) =>
    unless(
      work.writers.length === 0 || !names(SIAE, work) || work.writers.some(({ role }) => role === 'C' || role === 'CA'),
      'writers',
      'SIAE takes works that name a composer: add who wrote the music.',
    ),
};

/** BMI pays jazz by its length. */
export const timesJazzForBmi: Rule = {
  id: 'W-SOC-04',
  severity: 'warn',
  cwr: 'NWR field rule 21 (BMI)',
  title: 'For BMI, a jazz work has its duration.',
  check: (work) =>
    unless(
      work.distribution_category !== 'JAZ' || (work.duration_s ?? 0) > 0 || !names(BMI, work),
      'duration_s',
      'BMI refuses jazz without its duration: enter it.',
    ),
};
