import { duplicateReasonText, type WorkDetails } from '@counterpoint/domain/schemas/works';
import { formatShare } from '@counterpoint/domain/shares';
import { readDuplicateCandidates } from '../../catalogue/duplicates/duplicate-candidate-repository.ts';
import {
  mergeWorks,
  openMerge,
  openUnmerge,
  rejectDuplicate,
  unmergeWorks,
} from '../../catalogue/duplicates/merge-service.ts';
import * as common from '../../messages/staff.generated.ts';
import * as text from '../../messages/staff-works.generated.ts';
import { staffAct } from './case-outcome.ts';
import { limitOf, limitOption, listOutcome, type SocietyCommand } from './command.ts';

const LIMITS = { max: 1_000, usual: 50 };

export const duplicateCommands: readonly SocietyCommand[] = [
  {
    name: 'compositions duplicates',
    options: { limit: limitOption(LIMITS) },
    description: text.duplicates,
    async run(tx, _context, { options }) {
      return listOutcome(await readDuplicateCandidates(tx, limitOf(options, LIMITS)), text.noDuplicates(), [
        [text.newColumn(), ({ work }) => `${work.reference} ${work.title}`],
        [text.existingColumn(), ({ other }) => `${other.reference} ${other.title}`],
        [text.certaintyColumn(), ({ certainty }) => certainty],
        [text.reasonColumn(), ({ why }) => why.map(duplicateReasonText).join(' ')],
      ]);
    },
  },
  {
    name: 'compositions merge',
    operands: ['duplicate', 'into'],
    flags: { yes: text.mergeOption },
    description: text.merge,
    async run(tx, context, { operands: [duplicate = '', into = ''], options }) {
      const pair = await openMerge(tx, duplicate, into);
      const both = [...formatWork(text.duplicate(), pair.duplicate), ...formatWork(text.kept(), pair.into)];
      if (options.yes !== true) return { data: { merged: false, ...pair }, lines: [...both, common.repeatWithYes()] };
      await mergeWorks(tx, pair, staffAct(context));
      const lines = [...both, text.merged({ duplicate: pair.duplicate.reference, kept: pair.into.reference })];
      return { data: { merged: true, ...pair }, lines, trail: { subjectId: pair.duplicate.id } };
    },
  },
  {
    name: 'compositions unmerge',
    operands: ['duplicate'],
    flags: { yes: text.unmergeOption },
    description: text.unmerge,
    async run(tx, context, { operands: [name = ''], options }) {
      const pair = await openUnmerge(tx, name);
      const { duplicate, into } = pair;
      const both = [...formatWork(text.restored(), duplicate), ...formatWork(text.kept(), into)];
      const data = { duplicate: duplicate.id, into: into.id };
      if (options.yes !== true) return { data: { ...data, unmerged: false }, lines: [...both, common.repeatWithYes()] };
      await unmergeWorks(tx, pair, staffAct(context));
      const lines = [...both, text.unmerged({ duplicate: duplicate.reference, kept: into.reference })];
      return { data: { ...data, unmerged: true }, lines, trail: { subjectId: duplicate.id } };
    },
  },
  {
    name: 'compositions distinct',
    operands: ['one', 'other'],
    description: text.distinct,
    async run(tx, context, { operands: [one = '', other = ''] }) {
      const [id = null] = await rejectDuplicate(tx, [one, other], staffAct(context));
      return { data: { distinct: true }, lines: [text.areDistinct()], ...(id && { trail: { subjectId: id } }) };
    },
  },
];

function formatWork(label: string, { reference, title, iswc, state, writers }: WorkDetails): string[] {
  const lines = writers.map(({ name, role, ipi_name_number, shares: { pr, mr } }) => {
    const shares = { performing: formatShare(pr), mechanical: formatShare(mr) };
    return `  ${text.shownWriter({ name, role, ipi: ipi_name_number ?? '-', ...shares })}`;
  });
  return [text.shownWork({ label, reference, title, iswc: iswc ?? '-', state }), ...lines];
}
