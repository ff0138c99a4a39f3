import {
  doScopesOverlap,
  hasSharesOnHold,
  isAboutShares,
  isWithin,
  measuresIn,
  widenedClaim,
} from '@counterpoint/domain/cases';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import { RIGHTS } from '@counterpoint/domain/shares';
import * as text from '../../messages/cases.generated.ts';
import { nameOf } from '../../parties/party-view.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/actor.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { describeScope } from '../case/case-view.ts';
import { placeHolds, recordCaseEvent } from '../case/move-stored.ts';
import {
  claimantsOf,
  lockCase,
  membersAmong,
  presentIn,
  readStoredCase,
  type StoredCase,
  updateCase,
  updateCaseParty,
} from '../case/stored-case-repository.ts';
import { readHashes } from '../evidence/evidence-repository.ts';
import { returnWithEvidence } from '../evidence/return-with-evidence.ts';
import { dropOutdatedProposal } from '../settlement/drop-proposal.ts';
import { admitCase } from './admission.ts';
import { isPresent, respondentsTo, respondentsToCase, scopeOf } from './case-subject.ts';
import { discardDraft } from './draft-service.ts';
import { claimWithin, type Filing } from './filed-lines.ts';
import { insertClaimant, moveDocuments } from './filing-repository.ts';
import { inviteRespondents } from './invite-respondents.ts';

interface JoiningClaim extends Filing {
  readonly same: StoredCase;
  /** Further open cases that the claim is about as well. */
  readonly others: readonly StoredCase[];
}

/** Deletes the draft. Everyone the claim affects is asked, even if they accepted another claim. */
export async function joinOpenCase(tx: Tx, act: Act, joining: JoiningClaim): Promise<string> {
  const { same, stored: draft, grounded } = joining;
  const { partyId } = act.actor;
  if (isPresent(same, partyId)) throw conflict('case_open', text.alreadyParty({ number: same.number }));
  // An overlap ends when nothing overlaps, so a claim filed in it would never be heard.
  if (same.is_detected) throw conflict('case_open', text.overlapOpen({ number: same.number }));
  refuseOther(joining);
  const found = await lockCase(tx, same.id);
  const { lines, registered, isWider } = await widen(tx, found, joining);
  const { statement } = grounded.draft;
  await insertClaimant(tx, same.id, { partyId, statement, lines, at: act.at });
  const documents = await readHashes(tx, draft.id);
  await moveDocuments(tx, draft.id, same.id);
  await discardDraft(tx, act, draft.id);
  // A split of fewer rights can no longer be accepted.
  if (isWider) await dropOutdatedProposal(tx, act, same.id);
  await announceClaim(tx, act, { ...joining, lines, registered });
  await refuseLastRespondent(tx, joining);
  await returnWithEvidence(tx, same.id, act.at);
  const joined = await readStoredCase(tx, same.id);
  const payload = { party_id: partyId, after: lines, documents };
  await recordCaseEvent(tx, act, { stored: joined, type: 'joined', state: joined.state, note: statement, payload });
  await updateCase(tx, same.id, { at: act.at });
  await admitWithoutEvidence(tx, act, joining);
  return same.id;
}

/** A claim that needs no evidence doesn't wait, or lapse, for lack of another's: the whole case then needs none. */
async function admitWithoutEvidence(tx: Tx, { at }: Act, { same, kind }: JoiningClaim): Promise<void> {
  if (hasSharesOnHold(same.state) || kind !== 'author_share') return;
  // Respondents then need none either. A case about authorship stays one, since it removes writers.
  if (same.kind === 'ownership') await updateCase(tx, same.id, { kind, at });
  const stored = await readStoredCase(tx, same.id);
  if (hasSharesOnHold(stored.state)) return;
  await admitCase(tx, { actor: null, at }, { stored: { ...stored, kind }, by: 'clock' });
}

/** Before a case is admitted, everyone may still become a claimant: then nobody would be left to answer. */
async function refuseLastRespondent(tx: Tx, { same, subject }: JoiningClaim): Promise<void> {
  const stored = await readStoredCase(tx, same.id);
  if (hasSharesOnHold(stored.state)) return;
  const claimants = claimantsOf(stored).map(({ party_id }) => party_id);
  const concerned = [...(await respondentsToCase(tx, subject, stored))];
  if (concerned.every((id) => claimants.includes(id)))
    throw conflict('case_open', text.lastRespondent({ number: same.number }));
}

/** Shares of a recording must match the case's scope exactly; shares of a work must meet it. */
function refuseOther({ same, others, subject, grounded: { draft } }: JoiningClaim): void {
  if (!isAboutShares(same.kind)) return;
  const scope = scopeOf(same);
  const valuesOf = (open: StoredCase) => {
    const [about = ''] = describeScope(open);
    return { number: open.number, scope: about };
  };
  if (subject.object.type === 'composition') {
    if (!doScopesOverlap(draft.scope, scope)) throw conflict('case_open', text.workCaseOpen(valuesOf(same)));
    // Widened by this right, the case would be about the same as another.
    const added = draft.scope.rights.filter((right) => !scope.rights.includes(right));
    const another = others.find((other) => scopeOf(other).rights.some((right) => added.includes(right)));
    if (another) throw conflict('case_open', text.otherScopeOpen(valuesOf(another)));
  } else if (!isWithin(draft.scope, scope) || !isWithin(scope, draft.scope))
    throw conflict('case_open', text.otherScopeOpen(valuesOf(same)));
}

interface WidenedClaim {
  /** The joining claim in the whole scope. */
  readonly lines: readonly CaseLine[];
  readonly registered: readonly CaseLine[];
  readonly isWider: boolean;
}

/** Widens the scope of a work's case to its claimants' union. */
async function widen(tx: Tx, found: StoredCase, joining: JoiningClaim): Promise<WidenedClaim> {
  const { same, subject, grounded } = joining;
  const { draft } = grounded;
  const known = scopeOf(same);
  const rights = RIGHTS.filter((right) => [...known.rights, ...draft.scope.rights].includes(right));
  const scope = { ...known, rights };
  const current = subject.object.type === 'composition' ? subject.lines(found.kind, scope) : found.registered_lines;
  const knownMeasures = measuresIn(found.registered_lines);
  const isWider = measuresIn(current).length > knownMeasures.length;
  // The claims are about the shares of the day on which the case opened.
  const registered = isWider
    ? widenedClaim(found.registered_lines, { registered: current, knownMeasures })
    : found.registered_lines;
  if (isWider) {
    const change = { asked: JSON.stringify(scope), registered_lines: JSON.stringify(registered) };
    await updateCase(tx, found.id, { ...change, at: found.updated_at });
    for (const { party_id, claimed_lines } of claimantsOf(found)) {
      const lines = JSON.stringify(widenedClaim(claimed_lines, { registered, knownMeasures }));
      await updateCaseParty(tx, { caseId: found.id, partyId: party_id }, { claimed_lines: lines });
    }
  }
  const claim = { claimed: draft.claimed_lines, registered: grounded.registered };
  const lines = claimWithin(registered, claim);
  if (!lines) throw conflict('registration_changed', text.changedSinceOpened({ number: found.number }));
  return { lines, registered, isWider };
}

type ConcernedClaim = JoiningClaim & Omit<WidenedClaim, 'isWider'>;

async function announceClaim(tx: Tx, act: Act, claim: ConcernedClaim): Promise<void> {
  const { same, subject, kind, lines: claimedLines, registered } = claim;
  const stored = await readStoredCase(tx, same.id);
  const askedIds: string[] = [];
  if (hasSharesOnHold(stored.state)) {
    const claimed = { kind, registered, claimedLines, otherWorkId: stored.other_work_id };
    const concerned = await respondentsTo(tx, subject, claimed);
    const invited = await inviteRespondents(tx, act, { stored, concerned });
    await placeHolds(tx, stored, act.at);
    if (invited) await publishEvent(tx, 'case.answer_requested', { caseId: stored.id, act, ...invited });
    askedIds.push(...(invited?.memberIds ?? []));
  }
  const mine = stored.parties.find(({ party_id }) => party_id === act.actor.partyId);
  // The request to respond names the claimant, too.
  const memberIds = membersAmong(presentIn(stored)).filter((memberId) => !askedIds.includes(memberId));
  if (mine) await publishEvent(tx, 'case.joined', { caseId: same.id, act, name: nameOf(mine), memberIds });
}
