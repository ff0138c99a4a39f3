import { formatIsni, parseIsni } from '@counterpoint/domain/identifiers';
import { ISNI_APPLICATION_STATES, isIsniClosed } from '@counterpoint/domain/states';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { readApplications, type StoredApplication } from '../../parties/identifiers/isni-application-repository.ts';
import { toMember } from '../../parties/identifiers/isni-application-view.ts';
import {
  askApplicant,
  assignIsni,
  type Decided,
  offerRecords,
  refuseApplication,
  reviewApplication,
} from '../../parties/identifiers/isni-decisions.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { listedApplications, shownApplication } from './application-text.ts';
import { type Outcome, type SocietyCommand, type SocietyContext, UsageError, type Words } from './command.ts';
import { readRecords } from './isni-records.ts';
import { idOf, textOf } from './operands.ts';

const MOST_LISTED = 200;
const OPEN = ISNI_APPLICATION_STATES.filter((state) => state !== 'draft' && !isIsniClosed(state));

/** Drafts are private; they are listed only by an explicit state. */
export const applicationCommands: readonly SocietyCommand[] = [
  {
    name: 'applications list',
    operands: [],
    options: {
      state: { type: 'string', about: `${ISNI_APPLICATION_STATES.join(', ')}; all that are open when not given` },
    },
    about: 'Applications for an ISNI, the newest first',
    async run(tx, _context, { options }) {
      const applications = await readApplications(tx, { states: statesOf(options.state), limit: MOST_LISTED });
      const lines = applications.length === 0 ? ['No applications.'] : listedApplications(applications);
      return { data: applications.map(withStaff), lines };
    },
  },
  {
    name: 'applications show',
    operands: ['id'],
    about: 'One application: what it says, the records offered, and its history',
    async run(tx, _context, { operands }) {
      const [application] = await readApplications(tx, { id: idOf(operands[0]) });
      if (!application) throw notFound(notFoundText.application());
      return {
        data: withStaff(application),
        lines: shownApplication(application),
        trail: { subjectId: application.id },
      };
    },
  },
  {
    name: 'applications review',
    operands: ['id'],
    about: 'Takes a submitted application up: it can no longer be withdrawn',
    run: async (tx, context, words) => decided(await reviewApplication(tx, decisionOf(context, words)), 'In review'),
  },
  {
    name: 'applications assign',
    operands: ['id', 'isni'],
    about: 'Gives the member this ISNI',
    async run(tx, context, words) {
      const isni = isniOf(words.operands[1]);
      return decided(await assignIsni(tx, decisionOf(context, words), isni), `Assigned ${formatIsni(isni)}`);
    },
  },
  {
    name: 'applications refuse',
    operands: ['id'],
    options: { reason: { type: 'string', about: 'why, in words that the member reads; needed' } },
    about: 'Refuses an application, or a claim',
    run: async (tx, context, words) =>
      decided(await refuseApplication(tx, decisionOf(context, words), textOf(words, 'reason')), 'Refused'),
  },
  {
    name: 'applications ask',
    operands: ['id'],
    options: { question: { type: 'string', about: 'what the member is asked; needed' } },
    about: 'Asks the member for more information; the member submits the application again',
    run: async (tx, context, words) =>
      decided(await askApplicant(tx, decisionOf(context, words), textOf(words, 'question')), 'Asked'),
  },
  {
    name: 'applications candidates',
    operands: ['id'],
    options: { records: { type: 'string', about: '"<isni> <name>[, <what helps to tell>]; <isni> <name>…"; needed' } },
    about: 'Asks the member whether one of these records is theirs',
    async run(tx, context, words) {
      const records = readRecords(textOf(words, 'records'));
      return decided(await offerRecords(tx, decisionOf(context, words), records), `Offered ${records.length}`);
    },
  },
];

export function decisionOf({ staff, now }: SocietyContext, { operands }: Words) {
  return { id: idOf(operands[0]), staff, at: now() };
}

export function decided({ before, after }: Decided, did: string): Outcome {
  const data = withStaff(after);
  const trail = { subjectId: after.id, before: toMember(before), after: toMember(after) };
  return { data, lines: [`${did}: application ${after.id}, now ${after.state}.`], trail };
}

function withStaff(application: StoredApplication) {
  const { member_id, party_id, staff_notes } = application;
  return { ...toMember(application), member_id, party_id, staff_notes };
}

function statesOf(option: string | boolean | undefined) {
  if (option === undefined) return OPEN;
  const state = ISNI_APPLICATION_STATES.find((each) => each === option);
  if (!state) throw new UsageError(`--state must be one of ${ISNI_APPLICATION_STATES.join(', ')}.`);
  return [state];
}

function isniOf(text: string | undefined): string {
  const isni = parseIsni(text ?? '');
  if (!isni) throw new UsageError(`${text} is no ISNI: its check character must be right.`);
  return isni;
}
