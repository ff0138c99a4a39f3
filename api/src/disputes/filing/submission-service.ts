import {
  areSameGroup,
  caseTotal,
  doRightsOverlap,
  doScopesOverlap,
  hasSharesOnHold,
  isAboutShares,
  measuresIn,
  NEEDS_EVIDENCE,
  scopeSegments,
} from '@counterpoint/domain/cases';
import { type CaseDetails, type CaseDraft, type CaseLine, caseScope } from '@counterpoint/domain/schemas/cases';
import type { DisputedClaim } from '../../catalogue/entry/dispute-port.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { responseDaysOf } from '../../platform/config/response-days.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/actor.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { VersionedId } from '../../platform/http/versions.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { caseFactsOf } from '../case/case-facts.ts';
import { openCase } from '../case/case-reading.ts';
import { moveStored } from '../case/move-stored.ts';
import { readStoredCase, type StoredCase, updateCaseParty } from '../case/stored-case-repository.ts';
import { indexCase } from '../case-filing.ts';
import { scheduleCaseClock } from '../clocks/case-clock.ts';
import { readHashes } from '../evidence/evidence-repository.ts';
import { refuseUnregistrable } from '../resolution/resolve-case.ts';
import { admitCase } from './admission.ts';
import { noRespondents, openSubject, readFiledCases, respondentsTo, scopeOf } from './case-subject.ts';
import { createCase, openDraft, updateDraft } from './draft-service.ts';
import {
  type Filing,
  groundDraft,
  isSameRegistration,
  limitToKind,
  refuseOutdated,
  refuseUnlessComplete,
  withOwnKeys,
} from './filed-lines.ts';
import { findEndedCase } from './filing-repository.ts';
import { joinOpenCase } from './joining-service.ts';

/** Joins an open case about the same, if any. Without required documents no admission is needed. Throws 422. */
export async function submitCase(tx: Tx, act: Act, target: VersionedId): Promise<CaseDetails> {
  const stored = await openDraft(tx, act, target);
  const subject = await openSubject(tx, act.actor, stored.object);
  const draft = limitToKind(draftOf(stored), subject);
  const grounded = withOwnKeys(await groundDraft(tx, act, { subject, draft }));
  refuseOutdated(stored, grounded);
  const kind = refuseUnlessComplete(subject, grounded);
  // An unregistrable claim could never be accepted.
  if (isAboutShares(kind)) await refuseUnregistrable(tx, { ...stored, kind }, grounded.draft.claimed_lines);
  const filing = { stored, subject, grounded, kind };
  const [same, ...others] = await findSame(tx, filing);
  const id = same ? await joinOpenCase(tx, act, { ...filing, same, others }) : await file(tx, act, filing);
  return openCase(tx, act, id);
}

function draftOf({ draft }: StoredCase): CaseDraft {
  if (!draft) throw notFound(notFoundText.draft());
  return draft;
}

/** At most one case is open per right, place and period. Shares of a work have neither, so there the right decides. */
async function findSame(tx: Tx, { stored, subject, grounded, kind }: Filing): Promise<StoredCase[]> {
  const { scope, other_work_id } = grounded.draft;
  const openCases = await readFiledCases(tx, stored.object);
  const doMeet = stored.object.type === 'composition' && isAboutShares(kind) ? doRightsOverlap : doScopesOverlap;
  return openCases.filter(
    (other) =>
      areSameGroup(other.kind, kind) &&
      doMeet(scopeOf(other), scope) &&
      // Its registration has changed, so it can't be admitted any more.
      (hasSharesOnHold(other.state) ||
        isSameRegistration(other.registered_lines, subject.lines(other.kind, scopeOf(other)))) &&
      // Different samples are different cases.
      (other.other_work_id === null || other_work_id === null || other.other_work_id === other_work_id),
  );
}

async function file(tx: Tx, act: Act, filing: Filing): Promise<string> {
  const { stored, subject, grounded, kind } = filing;
  const { draft, registered } = grounded;
  const claimed = { kind, registered, claimedLines: draft.claimed_lines, otherWorkId: draft.other_work_id };
  const respondents = await respondentsTo(tx, subject, claimed);
  if (respondents.every((id) => id === act.actor.partyId)) throw noRespondents(stored.object.type);
  const claim = { statement: draft.statement, claimed_lines: JSON.stringify(draft.claimed_lines) };
  await updateCaseParty(tx, { caseId: stored.id, partyId: act.actor.partyId }, claim);
  const facts = await caseFactsOf(tx, stored, { at: act.at });
  // Reopening creates a new case linked to the old one (ADR 34).
  const follows_id = await findEndedCase(tx, act.actor.partyId, { object: stored.object, kind });
  await moveStored(tx, act, {
    stored,
    act: 'submit',
    by: 'claimant',
    facts: { ...facts, kind },
    note: draft.statement,
    payload: { before: registered, after: draft.claimed_lines, documents: await readHashes(tx, stored.id) },
    change: { ...columnsOf(tx, act, filing), follows_id },
  });
  const { title } = subject.object;
  await indexCase(tx, { id: stored.id, number: stored.number, title, isInVocabulary: true });
  await proceed(tx, act, stored.id);
  return stored.id;
}

function columnsOf(tx: Tx, { actor, at }: Act, { subject, grounded: { draft, registered }, kind }: Filing) {
  const { scope, other_work_id, other_work, timings } = draft;
  const since = subject.since ?? calendarOf(tx).dayOf(at);
  const total = Math.max(caseTotal(registered, 'recording'), caseTotal(draft.claimed_lines, 'recording'));
  return {
    kind,
    other_work_id,
    other_work,
    timings,
    draft: null,
    submitted_at: at,
    declared_at: at,
    claimed_share: ownShare(draft.claimed_lines, actor.partyId),
    statement: draft.statement,
    asked: JSON.stringify(scope),
    registered_lines: JSON.stringify(registered),
    ...(subject.object.type === 'recording' && { scope: JSON.stringify(scopeSegments(scope, { total, since })) }),
  };
}

function ownShare(lines: readonly CaseLine[], partyId: string): number | null {
  const own = lines.filter(({ party_id }) => party_id === partyId);
  return Math.max(0, ...measuresIn(own).map((measure) => caseTotal(own, measure))) || null;
}

async function proceed(tx: Tx, act: Act, caseId: string): Promise<void> {
  const stored = await readStoredCase(tx, caseId);
  const byItself = { actor: null, at: act.at };
  const facts = await caseFactsOf(tx, stored, { at: act.at });
  const needsDocuments = NEEDS_EVIDENCE[stored.kind].claimant && !facts.hasClaimantEvidence;
  const evidenceBy = needsDocuments ? calendarOf(tx).responseDeadline(act.at, responseDaysOf(tx).EVIDENCE_DAYS) : null;
  if (evidenceBy) {
    const change = { evidence_by: evidenceBy };
    await moveStored(tx, byItself, { stored, act: 'ask_for_evidence', by: 'clock', facts, change });
    await scheduleCaseClock(tx, caseId, { what: 'evidence', by: evidenceBy, at: act.at });
  } else if (stored.kind === 'author_share') {
    await admitCase(tx, byItself, { stored, by: 'clock' });
  }
  await publishEvent(tx, 'case.filed', { caseId, act, memberId: act.actor.memberId, evidenceBy });
}

/** Joins an open case; throws 409 without respondents. */
export async function fileClaim(
  tx: Tx,
  act: Act,
  { work, claim, rights, claimedLines }: DisputedClaim,
): Promise<string> {
  const kind = 'author_share' as const;
  const draft: CaseDraft = {
    kind,
    statement: claim.statement,
    scope: caseScope.parse({ rights }),
    claimed_lines: [...claimedLines],
    other_work_id: null,
    other_work: null,
    timings: null,
    // The dialog shows the declaration beside its button.
    declares_truth: true,
  };
  const object = { type: 'composition' as const, id: work.id };
  const begun = await createCase(tx, act, { object, kind, contested_revision: null });
  const saved = await updateDraft(tx, act, { target: begun, draft });
  const { id } = await submitCase(tx, act, saved);
  return id;
}
