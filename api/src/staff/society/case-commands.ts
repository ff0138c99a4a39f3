import { CASE_STATES } from '@counterpoint/domain/states';
import { readCaseEvents } from '../../disputes/case/case-parts-repository.ts';
import { readEvidence } from '../../disputes/evidence/evidence-repository.ts';
import { admitCase } from '../../disputes/filing/admission.ts';
import { linesChangedSince } from '../../disputes/resolution/resolve-case.ts';
import {
  extendDeadlines,
  openForStaff,
  rejectCase,
  requestEvidence,
  withdrawFor,
} from '../../disputes/staff/staff-acts.ts';
import { readCasesForStaff } from '../../disputes/staff/staff-repository.ts';
import * as common from '../../messages/staff.generated.ts';
import * as text from '../../messages/staff-cases.generated.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { caseCommand, caseOutcomeOf } from './case-outcome.ts';
import { caseColumns, storyOfCase } from './case-text.ts';
import { listOutcome, numberOf, type SocietyCommand, stateOf, stateOption, textOf } from './command.ts';

const MAX_LISTED = 500;
const SENT_STATES = CASE_STATES.filter((state) => state !== 'draft');

export const caseCommands: readonly SocietyCommand[] = [
  {
    name: 'cases list',
    options: { state: stateOption(SENT_STATES) },
    flags: { overdue: text.overdueOption },
    description: text.list,
    async run(tx, { now }, { options }) {
      const at = now();
      const state = stateOf(options, SENT_STATES);
      const listing = { state, isOverdue: options.overdue === true, at, limit: MAX_LISTED };
      const cases = await readCasesForStaff(tx, listing);
      return listOutcome(cases, text.noneFound(), caseColumns(at, calendarOf(tx)));
    },
  },
  {
    name: 'cases show',
    operands: ['case'],
    description: text.show,
    async run(tx, _context, { operands: [name = ''] }) {
      const stored = await openForStaff(tx, name);
      const [events, documents] = [await readCaseEvents(tx, stored.id), await readEvidence(tx, stored.id, null)];
      const current = await linesChangedSince(tx, stored);
      const data = { ...caseOutcomeOf(stored), current_lines: current, events };
      return {
        data: { ...data, documents: documents.map(({ file_name }) => file_name) },
        lines: storyOfCase(stored, { calendar: calendarOf(tx), current, events, documents }),
        trail: { subjectId: stored.id },
      };
    },
  },
  caseCommand({
    name: 'cases admit',
    description: text.admit,
    act: (tx, { staffCase: { act, stored } }) => admitCase(tx, act, { stored, by: 'staff' }),
    done: text.admitted,
  }),
  caseCommand({
    name: 'cases ask-evidence',
    options: { note: text.noteOption },
    description: text.askEvidence,
    async act(tx, { staffCase, args }) {
      const note = args.options.note === undefined ? null : textOf(args, 'note');
      await requestEvidence(tx, staffCase, note);
    },
    done: text.evidenceRequested,
  }),
  caseCommand({
    name: 'cases refuse',
    options: { reason: text.reasonForClaimant },
    description: text.refuse,
    act: (tx, { staffCase, args }) => rejectCase(tx, staffCase, textOf(args, 'reason')),
    done: text.notAdmitted,
  }),
  caseCommand({
    name: 'cases extend',
    options: { days: text.daysOption, reason: common.reasonForParties },
    description: text.extend,
    async act(tx, { staffCase, args }) {
      const days = numberOf(args.options.days, '--days', 365);
      const by = await extendDeadlines(tx, staffCase, { days, reason: textOf(args, 'reason') });
      return { time: by.toISOString() };
    },
    done: text.extended,
  }),
  caseCommand({
    name: 'cases withdraw',
    options: { reason: common.reasonForParties },
    description: text.withdraw,
    act: (tx, { staffCase, args }) => withdrawFor(tx, staffCase, textOf(args, 'reason')),
    done: text.withdrawn,
  }),
];
