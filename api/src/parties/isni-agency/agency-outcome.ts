import { formatIsni } from '@counterpoint/domain/identifiers';
import type { IsniCandidate } from '@counterpoint/domain/schemas/parties';
import { DEFAULT_LANGUAGE, type Message } from '@counterpoint/messages';
import { inLanguage } from '@counterpoint/messages/node';
import * as text from '../../messages/isni-notes.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import {
  addNote,
  applyStep,
  findApplication,
  openApplication,
  toMember,
} from '../identifiers/isni-application-changes.ts';
import {
  findOtherHolder,
  type NewCandidate,
  offerCandidates,
  type StoredApplication,
} from '../identifiers/isni-application-repository.ts';
import type { AgencyAnswer, PossibleMatch } from './isni-agency.ts';

interface SentRequest {
  readonly applicationId: string;
  readonly requestId: string;
}

interface Outcome {
  readonly answer: AgencyAnswer;
  /** By PPN. */
  readonly records: ReadonlyMap<string, IsniCandidate>;
  readonly at: Date;
}

export function applyAnswer(tx: Tx, request: SentRequest, outcome: Outcome): Promise<void> {
  return settle(tx, request, (before) => apply(tx, before, outcome));
}

export function escalateToStaff(tx: Tx, request: SentRequest, note: StaffNote): Promise<void> {
  return settle(tx, request, (before) => leaveToStaff(tx, before, note));
}

/** Ignores responses to superseded requests and erased applications. */
async function settle(
  tx: Tx,
  { applicationId, requestId }: SentRequest,
  change: (before: StoredApplication) => Promise<void>,
): Promise<void> {
  const before = await findApplication(tx, applicationId);
  if (before?.agency_request_id !== requestId || before.state !== 'in_review') return;
  await change(before);
  const after = toMember(await openApplication(tx, before.id));
  const trace = { action: 'isni_application.agency', actor: null, subjectId: before.id };
  await recordAudit(tx, { ...trace, before: toMember(before), after });
}

async function apply(tx: Tx, before: StoredApplication, { answer, records, at }: Outcome): Promise<void> {
  switch (answer.kind) {
    case 'assigned':
      return assign(tx, before, { isni: answer.isni, at });
    case 'possible_match':
      return offer(tx, before, { matches: answer.matches, records, at });
    case 'cannot_be_assigned':
      return leaveToStaff(tx, before, {
        staffNote: text.cannotBeAssigned({ ppn: answer.ppn, others: formatMatches(answer.matches) }),
        at,
      });
    case 'duplicate':
      return leaveToStaff(tx, before, { staffNote: text.duplicate({ ppn: answer.ppn }), at });
    case 'too_little':
      return requestInformation(tx, before, { question: text.needsMore, staffNote: answer.information, at });
    case 'invalid':
      return requestInformation(tx, before, { question: text.unreadable, staffNote: answer.information, at });
  }
}

interface StaffNote {
  readonly staffNote: string;
  readonly at: Date;
}

async function leaveToStaff(tx: Tx, before: StoredApplication, { staffNote, at }: StaffNote): Promise<void> {
  const note = await noteForMember(tx, before.member_id, text.withStaff);
  await addNote(tx, before, { origin: { by: 'agency', at }, note, staffNote });
}

async function requestInformation(
  tx: Tx,
  before: StoredApplication,
  { question: message, staffNote, at }: StaffNote & { readonly question: Message },
): Promise<void> {
  const question = await noteForMember(tx, before.member_id, message);
  const origin = { by: 'agency' as const, at };
  await applyStep(tx, before, { origin, act: 'ask', change: { question }, note: question, staffNote });
}

async function assign(tx: Tx, before: StoredApplication, { isni, at }: { isni: string; at: Date }): Promise<void> {
  const { party_isni: held } = before;
  if (held !== null && held !== isni) {
    const staffNote = text.otherIsniHeld({ isni: formatIsni(isni), held: formatIsni(held) });
    return leaveToStaff(tx, before, { staffNote, at });
  }
  if (await findOtherHolder(tx, isni, before.party_id))
    return leaveToStaff(tx, before, { staffNote: text.ofAnotherName({ isni: formatIsni(isni) }), at });
  await applyStep(tx, before, { origin: { by: 'agency', at }, act: 'assign', change: { assigned_isni: isni } });
}

type MatchOffer = Omit<Outcome, 'answer'> & { readonly matches: readonly PossibleMatch[] };

async function offer(tx: Tx, before: StoredApplication, { matches, records, at }: MatchOffer): Promise<void> {
  const newMatches = matches.filter(({ ppn }) => !before.candidates.some((known) => known.ppn === ppn));
  if (newMatches.length === 0) return leaveToStaff(tx, before, { staffNote: text.sameRecords(), at });
  const offers = newMatches.map((match) => toOffer(match, { before, records }));
  await offerCandidates(tx, before.id, { candidates: offers, at });
  await applyStep(tx, before, { origin: { by: 'agency', at }, act: 'offer_candidates' });
}

function toOffer(
  { ppn, score, sources }: PossibleMatch,
  { before, records }: Pick<Outcome, 'records'> & { readonly before: StoredApplication },
): NewCandidate {
  const record = records.get(ppn);
  const named =
    before.content.organisation_name || `${before.content.given_names} ${before.content.family_name}`.trim();
  return {
    isni: record?.isni ?? null,
    ppn,
    score,
    name: record?.name ?? named,
    dates: record?.dates ?? null,
    details: record?.details ?? [],
    sources: [...new Set([...sources.map((source) => source.split('#')[0] ?? source), ...(record?.sources ?? [])])],
  };
}

function formatMatches(matches: readonly PossibleMatch[]): string {
  return matches.map(({ ppn, score }) => `${ppn}${score === null ? '' : ` (${score})`}`).join(', ') || text.none();
}

/** Notes are stored as text. Jobs write them in the language of the member's first account. */
export async function noteForMember(tx: Tx, memberId: string, note: Message): Promise<string> {
  const account = await tx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select('account.language')
    .where('membership.member_id', '=', memberId)
    .orderBy('account.created_at')
    .limit(1)
    .executeTakeFirst();
  return inLanguage(account?.language ?? DEFAULT_LANGUAGE, () => note());
}
