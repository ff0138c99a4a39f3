import { duplicateReasonText, type WorkDetails } from '@counterpoint/domain/schemas/works';
import { formatShare } from '@counterpoint/domain/shares';
import { keepApart, mergeWorks, openMerge, unmergeWork } from '../../catalogue/duplicates/merge-service.ts';
import { readSuspicions, type Suspicion } from '../../catalogue/duplicates/suspicion-repository.ts';
import type { SocietyCommand, SocietyContext } from './command.ts';
import { numberOf } from './operands.ts';
import { table } from './text-table.ts';

const MOST_LISTED = 1_000;

export const duplicateCommands: readonly SocietyCommand[] = [
  {
    name: 'compositions duplicates',
    operands: [],
    options: { limit: { type: 'string', about: `at most so many, 1 to ${MOST_LISTED}; 50 when not given` } },
    about: 'Works that may be one, as found when they were submitted or imported',
    async run(tx, _context, { options }) {
      const limit = options.limit === undefined ? 50 : numberOf(options.limit, '--limit', { min: 1, max: MOST_LISTED });
      const suspicions = await readSuspicions(tx, limit);
      return { data: suspicions, lines: suspicions.length === 0 ? ['No duplicates.'] : listed(suspicions) };
    },
  },
  {
    name: 'compositions merge',
    operands: ['duplicate', 'into'],
    options: { yes: { type: 'boolean', about: 'merges them; without it both are shown and nothing changes' } },
    about: 'A work that is the same as another one: it is no longer in force and leads there. By reference or id',
    async run(tx, context, { operands: [duplicate = '', into = ''], options }) {
      const pair = await openMerge(tx, duplicate, into);
      const both = [...shown('DUPLICATE', pair.duplicate), ...shown('STAYS', pair.into)];
      if (options.yes !== true)
        return { data: { merged: false, ...pair }, lines: [...both, 'Nothing is changed yet: repeat it with --yes.'] };
      await mergeWorks(tx, pair, deciding(context));
      const lines = [...both, `Merged ${pair.duplicate.reference} into ${pair.into.reference}.`];
      return { data: { merged: true, ...pair }, lines, trail: { subjectId: pair.duplicate.id } };
    },
  },
  {
    name: 'compositions unmerge',
    operands: ['duplicate'],
    about: 'Undoes a merge: the duplicate is in force again, as it was',
    async run(tx, context, { operands: [name = ''] }) {
      const { duplicate, into } = await unmergeWork(tx, name, deciding(context));
      const lines = [`${duplicate.reference} and ${into.reference} are two works again.`];
      return { data: { duplicate: duplicate.id, into: into.id }, lines, trail: { subjectId: duplicate.id } };
    },
  },
  {
    name: 'compositions distinct',
    operands: ['one', 'other'],
    about: 'Two works that are two, however alike: they are no longer listed as duplicates',
    async run(tx, context, { operands: [one = '', other = ''] }) {
      const [id = null] = await keepApart(tx, [one, other], deciding(context));
      return { data: { distinct: true }, lines: ['They are two works.'], ...(id && { trail: { subjectId: id } }) };
    },
  },
];

function deciding({ staff, now }: SocietyContext) {
  return { staff, at: now() };
}

function listed(suspicions: readonly Suspicion[]): string[] {
  return table(
    ['CAME', 'STOOD', 'SURE', 'WHY'],
    suspicions.map(({ work, other, certainty, why }) => [
      `${work.reference} ${work.title}`,
      `${other.reference} ${other.title}`,
      certainty,
      why.map(duplicateReasonText).join(' '),
    ]),
  );
}

function shown(label: string, { reference, title, iswc, state, writers }: WorkDetails): string[] {
  const lines = writers.map(({ name, role, ipi_name_number, shares }) => {
    const rights = `${formatShare(shares.pr)} performing, ${formatShare(shares.mr)} mechanical`;
    return `  ${name}, ${role}, IPI ${ipi_name_number ?? '-'}: ${rights}`;
  });
  return [`${label} ${reference} “${title}”, ISWC ${iswc ?? '-'}, ${state}`, ...lines];
}
