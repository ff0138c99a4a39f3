import { formatIsni } from '@counterpoint/domain/identifiers';
import type { IsniCandidate } from '@counterpoint/domain/schemas/parties';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { addNote, openApplication, takeStep } from '../identifiers/isni-application-changes.ts';
import {
  findOtherHolder,
  type NewCandidate,
  offerCandidates,
  type StoredApplication,
} from '../identifiers/isni-application-repository.ts';
import { toMember } from '../identifiers/isni-application-view.ts';
import type { AgencyAnswer, PossibleMatch } from './isni-agency.ts';

export type KnownRecords = ReadonlyMap<string, IsniCandidate>;

interface Outcome {
  readonly applicationId: string;
  readonly requestId: string;
  readonly answer: AgencyAnswer;
  readonly records: KnownRecords;
  readonly at: Date;
}

/** Ignores responses to superseded requests. */
export async function applyAnswer(tx: Tx, { applicationId, requestId, answer, records, at }: Outcome): Promise<void> {
  const before = await openApplication(tx, applicationId);
  if (before.agency_request_id !== requestId || before.state !== 'in_review') return;
  await act(tx, before, { answer, records, at });
  await auditAgency(tx, before);
}

export async function handToStaff(
  tx: Tx,
  { applicationId, requestId, staffNote, at }: Omit<Outcome, 'answer' | 'records'> & { readonly staffNote: string },
): Promise<void> {
  const before = await openApplication(tx, applicationId);
  if (before.agency_request_id !== requestId || before.state !== 'in_review') return;
  await addNote(tx, before, { deed: { by: 'agency', at }, note: WITH_STAFF, staffNote });
  await auditAgency(tx, before);
}

async function auditAgency(tx: Tx, before: StoredApplication): Promise<void> {
  const after = toMember(await openApplication(tx, before.id));
  const trace = { action: 'isni_application.agency', actor: null, subjectId: before.id };
  await recordAudit(tx, { ...trace, before: toMember(before), after });
}

const WITH_STAFF = 'The society’s staff look at it themselves.';

type Answered = Pick<Outcome, 'answer' | 'records' | 'at'>;

async function act(tx: Tx, before: StoredApplication, { answer, records, at }: Answered): Promise<void> {
  const deed = { by: 'agency' as const, at };
  switch (answer.kind) {
    case 'assigned':
      return assign(tx, before, { isni: answer.isni, at });
    case 'possible_match':
      return offer(tx, before, { matches: answer.matches, records, at });
    case 'cannot_be_assigned':
      return addNote(tx, before, {
        deed,
        note: WITH_STAFF,
        staffNote: `The agency matches record ${answer.ppn}, which cannot be assigned. Others: ${inWords(answer.matches)}.`,
      });
    case 'duplicate':
      return addNote(tx, before, {
        deed,
        note: WITH_STAFF,
        staffNote: `The agency has record ${answer.ppn} from us already, under another number of ours.`,
      });
    case 'too_little':
      await takeStep(tx, before, {
        deed,
        act: 'ask',
        change: { question: MORE },
        note: MORE,
        staffNote: answer.information,
      });
      return;
    case 'invalid':
      await takeStep(tx, before, {
        deed,
        act: 'ask',
        change: { question: AGAIN },
        note: AGAIN,
        staffNote: answer.information,
      });
  }
}

const MORE =
  'The ISNI agency needs to know more to tell you from others: add works with their ISWC or ISRC, a date of birth or registration, links, or people you work with.';
const AGAIN =
  'The ISNI agency could not read part of the application. Check the names, dates, works and links, and submit it again.';

async function assign(tx: Tx, before: StoredApplication, { isni, at }: { isni: string; at: Date }): Promise<void> {
  const deed = { by: 'agency' as const, at };
  if (await findOtherHolder(tx, isni, before.party_id)) {
    const staffNote = `The agency assigned ${formatIsni(isni)}, which stands beside another name here.`;
    await addNote(tx, before, { deed, note: WITH_STAFF, staffNote });
    return;
  }
  await takeStep(tx, before, { deed, act: 'assign', change: { assigned_isni: isni } });
}

interface Named {
  readonly matches: readonly PossibleMatch[];
  readonly records: KnownRecords;
  readonly at: Date;
}

async function offer(tx: Tx, before: StoredApplication, { matches, records, at }: Named): Promise<void> {
  const deed = { by: 'agency' as const, at };
  const fresh = matches.filter(({ ppn }) => !before.candidates.some((known) => known.ppn === ppn));
  if (fresh.length === 0)
    return addNote(tx, before, { deed, note: WITH_STAFF, staffNote: 'The agency named the same records again.' });
  const offers = fresh.map((match) => toOffer(match, { before, records }));
  await offerCandidates(tx, before.id, { candidates: offers, at });
  await takeStep(tx, before, { deed, act: 'offer_candidates' });
}

function toOffer(
  { ppn, score, sources }: PossibleMatch,
  { before, records }: { before: StoredApplication; records: KnownRecords },
): NewCandidate {
  const known = records.get(ppn);
  const named =
    before.content.organisation_name || `${before.content.given_names} ${before.content.family_name}`.trim();
  return {
    isni: known?.isni ?? null,
    ppn,
    score,
    name: known?.name ?? named,
    dates: known?.dates ?? null,
    details: known?.details ?? [],
    sources: [...new Set([...sources.map((source) => source.split('#')[0] ?? source), ...(known?.sources ?? [])])],
  };
}

function inWords(matches: readonly PossibleMatch[]): string {
  return matches.map(({ ppn, score }) => `${ppn}${score === null ? '' : ` (${score})`}`).join(', ') || 'none';
}
