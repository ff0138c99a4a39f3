import { formatIsni, parseIsni } from '@counterpoint/domain/identifiers';
import { ISNI_APPLICATION_STATES, isIsniClosed } from '@counterpoint/domain/states';
import { thisSociety } from '../../messages/isni-notes.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as common from '../../messages/staff.generated.ts';
import * as text from '../../messages/staff-applications.generated.ts';
import { toMember } from '../../parties/identifiers/isni-application-changes.ts';
import {
  type NewCandidate,
  readApplications,
  type StoredApplication,
} from '../../parties/identifiers/isni-application-repository.ts';
import {
  assignIsni,
  type DecidedApplication,
  offerRecords,
  refuseApplication,
  requestInformation,
  reviewApplication,
} from '../../parties/identifiers/isni-decisions.ts';
import { nameOf } from '../../parties/party-view.ts';
import { notFound } from '../../platform/http/app-error.ts';
import {
  type CommandArguments,
  idOf,
  listOutcome,
  MAX_LISTED,
  type Outcome,
  type SocietyCommand,
  type SocietyContext,
  stateOf,
  stateOption,
  textOf,
  UsageError,
} from './command.ts';
import { factLines, section } from './text-table.ts';

const OPEN = ISNI_APPLICATION_STATES.filter((state) => state !== 'draft' && !isIsniClosed(state));

/** Drafts are private; they are listed only by an explicit state. */
export const applicationCommands: readonly SocietyCommand[] = [
  {
    name: 'applications list',
    options: { state: stateOption(ISNI_APPLICATION_STATES) },
    description: text.list,
    async run(tx, _context, { options }) {
      const state = stateOf(options, ISNI_APPLICATION_STATES);
      const applications = await readApplications(tx, { states: state ? [state] : OPEN, limit: MAX_LISTED });
      const listed = listOutcome(applications, text.noneFound(), [
        [common.id(), ({ id }) => id],
        [text.stateColumn(), ({ state }) => state],
        [text.sinceColumn(), ({ updated_at }) => updated_at],
        [text.memberColumn(), ({ party_names }) => nameOf(party_names)],
        [text.claimsColumn(), claimOf],
      ]);
      return { ...listed, data: applications.map(withStaff) };
    },
  },
  {
    name: 'applications show',
    operands: ['id'],
    description: text.show,
    async run(tx, _context, { operands }) {
      const [application] = await readApplications(tx, { id: idOf(operands[0]) });
      if (!application) throw notFound(notFoundText.application());
      return {
        data: withStaff(application),
        lines: formatApplication(application),
        trail: { subjectId: application.id },
      };
    },
  },
  {
    name: 'applications review',
    operands: ['id'],
    description: text.review,
    run: async (tx, context, args) =>
      reportDecision(await reviewApplication(tx, decisionOf(context, args)), text.inReview()),
  },
  {
    name: 'applications assign',
    operands: ['id', 'isni'],
    description: text.assign,
    async run(tx, context, args) {
      const isni = isniOf(args.operands[1]);
      const outcome = await assignIsni(tx, decisionOf(context, args), isni);
      return reportDecision(outcome, text.assigned({ isni: formatIsni(isni) }));
    },
  },
  {
    name: 'applications refuse',
    operands: ['id'],
    options: { reason: text.reasonOption },
    description: text.refuse,
    run: async (tx, context, args) =>
      reportDecision(await refuseApplication(tx, decisionOf(context, args), textOf(args, 'reason')), text.refused()),
  },
  {
    name: 'applications ask',
    operands: ['id'],
    options: { question: text.questionOption },
    description: text.ask,
    async run(tx, context, args) {
      const outcome = await requestInformation(tx, decisionOf(context, args), textOf(args, 'question'));
      return reportDecision(outcome, text.questionSent());
    },
  },
  {
    name: 'applications candidates',
    operands: ['id'],
    options: { records: () => text.recordsOption({ isni: '<isni>', name: '<name>', details: '<details>' }) },
    description: text.candidates,
    async run(tx, context, args) {
      const records = readRecords(textOf(args, 'records'));
      const outcome = await offerRecords(tx, decisionOf(context, args), records);
      return reportDecision(outcome, text.offered({ count: records.length }));
    },
  },
];

export function decisionOf({ staff, now }: SocietyContext, { operands }: CommandArguments) {
  return { id: idOf(operands[0]), staff, at: now() };
}

function reportDecision({ before, after }: DecidedApplication, action: string): Outcome {
  const data = withStaff(after);
  const trail = { subjectId: after.id, before: toMember(before), after: toMember(after) };
  return { data, lines: [text.done({ action, id: after.id, state: after.state })], trail };
}

function withStaff(application: StoredApplication) {
  const { member_id, party_id, staff_notes } = application;
  return { ...toMember(application), member_id, party_id, staff_notes };
}

function isniOf(input: string | undefined): string {
  const isni = parseIsni(input ?? '');
  if (!isni) throw new UsageError(text.notIsni({ typed: input ?? '' }));
  return isni;
}

const MAX_RECORDS = 10;

function readRecords(input: string): NewCandidate[] {
  const records = input
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readRecord);
  if (records.length === 0 || records.length > MAX_RECORDS)
    throw new UsageError(text.mostRecords({ max: MAX_RECORDS }));
  return records;
}

function readRecord(input: string): NewCandidate {
  const [, number = '', rest = ''] = /^((?:\d[\s-]?){15}[\dXx])\s+(.+)$/.exec(input) ?? [];
  const isni = parseIsni(number);
  if (!isni) throw new UsageError(text.malformedRecord({ typed: input }));
  const [name = '', ...details] = rest.split(',').map((part) => part.trim());
  return { isni, ppn: null, name, dates: null, details, sources: [thisSociety()], score: null };
}

export function formatApplication(application: StoredApplication): string[] {
  const facts: [string, string][] = [
    [common.id(), application.id],
    [text.state(), application.state],
    [text.member(), `${nameOf(application.party_names)} (${application.member_id})`],
    [text.claims(), claimOf(application) ?? text.noNumber()],
    [text.assignedFact(), application.assigned_isni ? formatIsni(application.assigned_isni) : text.noneYet()],
    ...contentFacts(application),
    [text.question(), application.question ?? common.none()],
  ];
  return [
    ...factLines(facts),
    ...section(text.worksSection(), application.content.works.map(workLine)),
    ...section(text.recordsSection(), application.candidates.map(candidateLine)),
    ...section(text.historySection(), historyLines(application)),
  ];
}

function contentFacts({ content }: StoredApplication): [string, string][] {
  const name = content.organisation_name || [content.given_names, content.family_name].filter(Boolean).join(' ');
  const variants = content.name_variants.map((variant) => variant.name).filter(Boolean);
  const date = content.start_date || common.unspecified();
  const related = content.related.map(({ name: other, relation, isni }) =>
    [relation, other, isni].filter(Boolean).join(' '),
  );
  return [
    [text.name(), name || common.unspecified()],
    [text.otherNames(), variants.join('; ') || common.none()],
    [text.roles(), content.roles.join(', ') || common.unspecified()],
    [text.born(), content.is_date_private ? text.privateDate({ date }) : date],
    [text.place(), [content.city, content.country].filter(Boolean).join(', ') || common.unspecified()],
    [text.links(), content.links.map(({ url }) => url).join(' ') || common.none()],
    [text.related(), related.join('; ') || common.none()],
    [text.note(), content.note || common.none()],
  ];
}

function workLine({ title, role, date, identifier }: StoredApplication['content']['works'][number]): string {
  return [title, role, date, identifier].filter(Boolean).join(', ');
}

function candidateLine({ isni, ppn, name, score, answer, sources }: StoredApplication['candidates'][number]): string {
  const number = isni ? formatIsni(isni) : text.record({ ppn: ppn ?? '' });
  const facts = [...(score === null ? [] : [text.score({ score })]), ...sources].join(', ');
  return `${number}  ${name}  ${facts}: ${answer.replaceAll('_', ' ')}`;
}

function historyLines({ events, staff_notes }: StoredApplication): string[] {
  return events.map(({ at, by, to, note }, index) => {
    const { staff, staff_note } = staff_notes[index] ?? { staff: null, staff_note: null };
    return [at, staff ?? by, to, note, staff_note && `[${staff_note}]`].filter(Boolean).join('  ');
  });
}

export function claimOf({ content }: StoredApplication): string | null {
  return content.existing_isni === '' ? null : formatIsni(content.existing_isni);
}
