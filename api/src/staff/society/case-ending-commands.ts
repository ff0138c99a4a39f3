import fs from 'node:fs/promises';
import type { EvidenceKind } from '@counterpoint/domain/schemas/cases';
import { hasDocument } from '../../disputes/case/case-parts-repository.ts';
import type { StoredCase } from '../../disputes/case/case-repository.ts';
import { attachSocietyDocument, storeSocietyDocument } from '../../disputes/evidence/society-evidence.ts';
import { responseDaysOf } from '../../disputes/filing/admission.ts';
import { mergeCases } from '../../disputes/staff/merging-service.ts';
import { moveOn, openForStaff } from '../../disputes/staff/staff-acts.ts';
import { confirmDefault, decide, linesFor } from '../../disputes/staff/staff-decisions.ts';
import { caseDaysOf } from '../../platform/config/case-days.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { createFileStore } from '../../platform/files/file-store.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { linesIn } from './case-lines-text.ts';
import { type CaseDoing, caseCommand, caseDone, staffAct } from './case-outcome.ts';
import { type SocietyCommand, UsageError, type Words } from './command.ts';
import { textOf } from './operands.ts';

const DOCUMENT = { type: 'string', about: 'the file; not needed where it is with the case already' } as const;

export const caseEndingCommands: readonly SocietyCommand[] = [
  caseCommand(
    {
      name: 'cases default',
      about: 'Confirms that silence is a yes, once the time to answer has passed: what is claimed is registered',
    },
    async (tx, { staffCase, days }) => {
      await confirmDefault(tx, staffCase, responseDaysOf(staffCase.stored, days));
      return 'Decided by default';
    },
  ),
  caseCommand(
    {
      name: 'cases escalate',
      options: { document: DOCUMENT, note: { type: 'string', about: 'where it has gone, for the parties; needed' } },
      about: 'Notes that a case has gone to a mediator or a court, with the document of it',
    },
    async (tx, doing) => {
      const note = textOf(doing.words, 'note');
      await bringDocument(tx, doing, ['mediation_reference', 'court_filing']);
      await moveOn(tx, doing.staffCase, { act: 'escalate', note });
      return 'Escalated';
    },
  ),
  caseCommand(
    {
      name: 'cases resume',
      options: { reason: { type: 'string', about: 'why, in words that the parties read; needed' } },
      about: 'Brings an escalated case back to its parties',
    },
    async (tx, { staffCase, words }) => {
      await moveOn(tx, staffCase, { act: 'resume', note: textOf(words, 'reason') });
      return 'Taken up again';
    },
  ),
  caseCommand(
    {
      name: 'cases decide',
      options: {
        document: DOCUMENT,
        for: { type: 'string', about: 'claimant or respondent, where one side is right; or --lines' },
        lines: { type: 'string', about: '"<name or key>=<right> <share>, …; …"; lines not named stay as registered' },
        text: { type: 'string', about: 'what was decided, in words that the parties read; needed' },
      },
      about: 'Records what a court, a mediator or the parties before one decided, and registers it',
    },
    async (tx, doing) => {
      const { staffCase, words, days } = doing;
      const text = textOf(words, 'text');
      await bringDocument(tx, doing, ['order']);
      const responseDays = responseDaysOf(staffCase.stored, days);
      await decide(tx, staffCase, { lines: decidedLines(staffCase.stored, words), text, responseDays });
      return 'Decided';
    },
  ),
  {
    name: 'cases merge',
    operands: ['from', 'into'],
    options: { reason: { type: 'string', about: 'why, in words that the parties read; needed' } },
    about: 'Puts two cases about the same together: what the one was about goes on in the other',
    async run(tx, context, words) {
      const [from = '', into = ''] = words.operands;
      const pair = { from: await openForStaff(tx, from), into: await openForStaff(tx, into) };
      const days = caseDaysOf(context.env);
      await mergeCases(tx, staffAct(context), { ...pair, reason: textOf(words, 'reason'), days });
      return caseDone(tx, pair.from, `Merged into ${pair.into.number}`);
    },
  },
];

/** Requires a document of these kinds; one sent with the command gets the first kind. */
async function bringDocument(
  tx: Tx,
  { staffCase, words, context }: CaseDoing,
  kinds: readonly [EvidenceKind, ...EvidenceKind[]],
): Promise<void> {
  const file = words.options.document;
  if (typeof file === 'string') {
    await refuseMissing(file);
    const document = await storeSocietyDocument({ env: context.env, files: createFileStore(context) }, file);
    const { stored } = staffCase;
    const about = { caseId: stored.id, state: stored.state, kind: kinds[0], visibility: 'shared' as const, note: null };
    await attachSocietyDocument(tx, staffCase, { ...document, ...about });
  } else if (!(await hasDocument(tx, staffCase.stored.id, kinds)))
    throw conflict('missing_document', 'No document of it is with the case: add it with --document.');
}

async function refuseMissing(file: string): Promise<void> {
  // Any failure means that the operator has to name another file.
  const found = await fs.stat(file).catch(() => null);
  if (!found?.isFile()) throw new UsageError(`There is no file ${file}.`);
}

function decidedLines(stored: StoredCase, { options }: Words) {
  if ((options.for === undefined) === (options.lines === undefined))
    throw new UsageError('Say either --for claimant or --for respondent, or the lines with --lines.');
  if (typeof options.lines === 'string') return linesIn(options.lines, stored);
  if (options.for === 'claimant' || options.for === 'respondent') return linesFor(stored, options.for);
  throw new UsageError('--for must be claimant or respondent.');
}
