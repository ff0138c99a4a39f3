import * as text from '../messages/work-rules.generated.ts';
import type { WriterRole } from '../schemas/works/work-choices.ts';
import type { Right } from '../shares/index.ts';
import { atLines, type Rule, unless } from './rule.ts';
import type { RuledWork } from './ruled-work.ts';

const BMI = '021';

const SIAE = '074';

export const SOCIETY_RULES: readonly Rule[] = [
  /** ICE is the hub of PRS, STIM and GEMA. */
  {
    id: 'W-SOC-01',
    severity: 'warn',
    cwr: 'NWR transaction rule 46 (ICE)',
    summary: 'A work with an arranger has a composer.',
    check: atLines('writers', 'role', ({ role }, index, work) =>
      role === 'AR' && !hasAnother(work, index, ['C', 'CA']) ? text.addComposerToArranger() : null,
    ),
  },
  {
    id: 'W-SOC-02',
    severity: 'warn',
    cwr: 'NWR transaction rule 47 (ICE)',
    summary: 'A work with a sub-author has an author.',
    check: atLines('writers', 'role', ({ role }, index, work) =>
      role === 'SA' && !hasAnother(work, index, ['A', 'CA']) ? text.addAuthor() : null,
    ),
  },
  /** SIAE (Italy) doesn’t register lyrics alone. */
  {
    id: 'W-SOC-03',
    severity: 'warn',
    cwr: 'NWR transaction rule 42 (SIAE)',
    summary: 'For SIAE, at least one writer is a composer.',
    check: (work) =>
      unless(
        work.writers.length === 0 ||
          !names(SIAE, work) ||
          work.writers.some(({ role }) => role === 'C' || role === 'CA'),
        'writers',
        text.addComposerForSiae,
      ),
  },
  {
    id: 'W-SOC-04',
    severity: 'warn',
    cwr: 'NWR field rule 21 (BMI)',
    summary: 'For BMI, a jazz work has a duration.',
    check: (work) =>
      unless(
        work.distribution_category !== 'JAZ' || (work.duration_s ?? 0) > 0 || !names(BMI, work),
        'duration_s',
        text.enterDurationForBmi,
      ),
  },
];

function names(society: string, { writers, publishers }: RuledWork): boolean {
  const isNamed = ({ societies: { pr, mr, sr } }: { readonly societies: Readonly<Record<Right, string | null>> }) =>
    pr === society || mr === society || sr === society;
  return writers.some(isNamed) || publishers.some(isNamed);
}

function hasAnother({ writers }: RuledWork, index: number, roles: readonly WriterRole[]): boolean {
  return writers.some((writer, other) => other !== index && roles.includes(writer.role));
}
