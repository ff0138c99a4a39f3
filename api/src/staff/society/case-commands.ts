import { CASE_STATES } from '@counterpoint/domain/states';
import { admit, askForEvidence, extend, openForStaff, refuse, withdrawFor } from '../../disputes/staff/staff-acts.ts';
import { readCasesForStaff, readDocuments, readHistory } from '../../disputes/staff/staff-repository.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { caseCommand, shownCase } from './case-outcome.ts';
import { listedCases, storyOfCase } from './case-text.ts';
import { type SocietyCommand, UsageError } from './command.ts';
import { numberOf, textOf } from './operands.ts';

const MOST_LISTED = 500;

export const caseCommands: readonly SocietyCommand[] = [
  {
    name: 'cases list',
    operands: [],
    options: {
      state: { type: 'string', about: `${CASE_STATES.slice(1).join(', ')}; all that are open when not given` },
      overdue: { type: 'boolean', about: 'only those of which a deadline has passed' },
    },
    about: 'Cases about works and recordings: those to admit first, then by their deadline',
    async run(tx, { now }, { options }) {
      const at = now();
      const listing = { state: stateOf(options.state), isOverdue: options.overdue === true, at, limit: MOST_LISTED };
      const cases = await readCasesForStaff(tx, listing);
      return {
        data: cases,
        lines: cases.length === 0 ? ['No cases.'] : listedCases(cases, { at, calendar: calendarOf(tx) }),
      };
    },
  },
  {
    name: 'cases show',
    operands: ['case'],
    about: 'One case, by number or id: its parties, lines, documents and history',
    async run(tx, _context, { operands: [name = ''] }) {
      const stored = await openForStaff(tx, name);
      const [events, documents] = [await readHistory(tx, stored.id), await readDocuments(tx, stored.id)];
      const data = { ...shownCase(stored), events, documents: documents.map(({ file_name }) => file_name) };
      return {
        data,
        lines: storyOfCase(stored, { calendar: calendarOf(tx), events, documents }),
        trail: { subjectId: stored.id },
      };
    },
  },
  caseCommand(
    { name: 'cases admit', about: 'Admits a case: whoever it concerns is asked, and what is in question is held' },
    async (tx, { staffCase, days }) => {
      await admit(tx, staffCase, days);
      return 'Admitted';
    },
  ),
  caseCommand(
    {
      name: 'cases ask-evidence',
      options: { note: { type: 'string', about: 'what is missing, in words that the claimant reads' } },
      about: 'Asks the claimant for the documents that the kind of case needs',
    },
    async (tx, { staffCase, words, days }) => {
      const note = words.options.note === undefined ? null : textOf(words, 'note');
      await askForEvidence(tx, staffCase, { days, note });
      return 'Asked for documents';
    },
  ),
  caseCommand(
    {
      name: 'cases refuse',
      options: { reason: { type: 'string', about: 'why, in words that the claimant reads; needed' } },
      about: 'Does not admit a case',
    },
    async (tx, { staffCase, words }) => {
      await refuse(tx, staffCase, textOf(words, 'reason'));
      return 'Not admitted';
    },
  ),
  caseCommand(
    {
      name: 'cases extend',
      options: {
        days: { type: 'string', about: 'how many days more, 1 to 365; needed' },
        reason: { type: 'string', about: 'why, in words that the parties read; needed' },
      },
      about: 'Gives more time to those whose answer or documents are awaited',
    },
    async (tx, { staffCase, words }) => {
      const days = numberOf(words.options.days, '--days', { min: 1, max: 365 });
      const by = await extend(tx, staffCase, { days, reason: textOf(words, 'reason') });
      return `More time until ${by.toISOString()}`;
    },
  ),
  caseCommand(
    {
      name: 'cases withdraw',
      options: { reason: { type: 'string', about: 'who asked for it, in words that the parties read; needed' } },
      about: 'Withdraws a case as its filer asked to',
    },
    async (tx, { staffCase, words }) => {
      await withdrawFor(tx, staffCase, textOf(words, 'reason'));
      return 'Withdrawn';
    },
  ),
];

function stateOf(option: string | boolean | undefined) {
  if (option === undefined) return null;
  const state = CASE_STATES.find((each) => each === option && each !== 'draft');
  if (!state) throw new UsageError(`--state must be one of ${CASE_STATES.slice(1).join(', ')}.`);
  return state;
}
