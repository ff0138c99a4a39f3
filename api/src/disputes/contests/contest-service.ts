import { ENTRIES } from '../../catalogue/entries.ts';
import { extendConfirmation } from '../../catalogue/entry/confirmation/confirmation-repository.ts';
import { contestOf, contestsOf } from '../../catalogue/entry/confirmation/contests.ts';
import type { Contest, EndedContests } from '../../catalogue/entry/dispute-port.ts';
import { writeHolds } from '../../holds/hold-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { type DomainEvents, publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/actor.ts';
import { endCase, publishCaseChange, recordCaseEvent } from '../case/move-stored.ts';
import {
  columnsOfObject,
  readStoredCase,
  respondentsOf,
  updateCase,
  updateCaseParty,
} from '../case/stored-case-repository.ts';
import { insertCase } from '../case-filing.ts';
import { responseDeadline, scheduleCaseClock } from '../clocks/case-clock.ts';
import { inviteRespondents } from '../filing/invite-respondents.ts';
import { dropOutdatedProposal } from '../settlement/drop-proposal.ts';

interface OwnContest extends Contest {
  readonly caseId: string;
}

export async function contest(tx: Tx, act: Act, contested: Contest): Promise<void> {
  const earlier = contestOf(await contestsOf(tx, contested.entryKind, contested.version), act.actor.partyId);
  if (earlier) await contestAgain(tx, act, { ...contested, caseId: earlier.id });
  else await openContest(tx, act, contested);
}

/** A contest ends when the claimant agrees to the revision. */
async function openContest(tx: Tx, act: Act, contested: Contest): Promise<void> {
  const { entryKind, version, statement } = contested;
  const { actor, at } = act;
  const respondBy = responseDeadline(tx, { type: entryKind.name }, at);
  const state = 'awaiting_response' as const;
  const stored = await insertCase(tx, {
    kind: entryKind.name === 'composition' ? 'author_share' : 'recording_ownership',
    state,
    object: { type: entryKind.name, id: version.id, title: version.title },
    ...columnsOf(contested),
    submitted_at: at,
    claimant: { party_id: actor.partyId, statement, claimed_lines: JSON.stringify(contested.claimedLines) },
    respondents: contested.respondents,
    respondBy,
    at,
  });
  const { id } = stored;
  await placeHolds(tx, { ...contested, caseId: id }, at);
  await recordCaseEvent(tx, act, { stored, type: 'submit', state, note: statement });
  await scheduleCaseClock(tx, id, { what: 'response', by: respondBy, at });
  const isWork = entryKind.name === 'composition';
  await publishEvent(tx, 'case.opened', { caseId: id, act: { actor, at }, isWork, respondBy, reason: statement });
}

async function contestAgain(tx: Tx, act: Act, contested: OwnContest): Promise<void> {
  const { caseId: id, entryKind, version, statement, claimedLines, respondents } = contested;
  await placeHolds(tx, contested, act.at);
  const claim = { claimed_lines: JSON.stringify(claimedLines), statement };
  await updateCaseParty(tx, { caseId: id, partyId: act.actor.partyId }, claim);
  await updateCase(tx, id, { ...columnsOf(contested), at: act.at });
  await dropOutdatedProposal(tx, act, id);
  const stored = await readStoredCase(tx, id);
  const concerned = [...respondents, ...respondentsOf(stored).map(({ party_id }) => party_id)];
  const again = await inviteRespondents(tx, act, { stored, concerned });
  if (again) await requestAnswers(tx, act, { ...contested, ...again });
  const askedIds = again?.memberIds ?? [];
  await publishEvent(tx, 'entry.contested', { entryKind, entry: version, act, reason: statement, askedIds });
  await publishCaseChange(tx, act, { id, action: 'opposition.contest_again' });
}

interface Asked extends OwnContest {
  readonly respondBy: Date | null;
  readonly memberIds: readonly string[];
}

/** Once the parties disagree, no deadline applies. */
async function requestAnswers(tx: Tx, act: Act, asked: Asked): Promise<void> {
  const { caseId, entryKind, statement: reason, respondBy, memberIds } = asked;
  const isWork = entryKind.name === 'composition';
  if (respondBy) await publishEvent(tx, 'case.opened', { caseId, act, isWork, respondBy, reason, memberIds });
  else await publishEvent(tx, 'case.answer_requested', { caseId, act, respondBy, memberIds });
}

function columnsOf({ version, statement, asked, scope, registeredLines }: Contest) {
  return {
    statement,
    contested_revision: version.revision,
    asked: JSON.stringify(asked),
    scope: scope && JSON.stringify(scope),
    registered_lines: JSON.stringify(registeredLines),
  };
}

async function placeHolds(tx: Tx, { caseId, entryKind, version, holds }: OwnContest, at: Date): Promise<void> {
  const about = { id: caseId, ...columnsOfObject({ type: entryKind.name, id: version.id }) };
  const everywhere = { lineKey: null, territories: [], from: null, to: null };
  await writeHolds(tx, about, { holds: holds.map((hold) => ({ ...everywhere, ...hold })), at });
}

export async function endContests(tx: Tx, act: Act, ended: EndedContests): Promise<void> {
  const { contests, resolution, isAnnounced } = ended;
  for (const { id } of contests) {
    const stored = await readStoredCase(tx, id);
    const end = resolution === 'agreed' ? AGREED : REVOKED;
    await endCase(tx, act, { stored, ...end, resolution, payload: { resolution } });
    if (isAnnounced) await publishEvent(tx, 'case.settled', { caseId: id, act, resolution });
  }
}

const AGREED = { state: 'resolved', type: 'settle' } as const;
const REVOKED = { state: 'withdrawn', type: 'withdraw' } as const;

/** Members who are still invited to confirm the contested revision may have waited for the case. */
export async function extendContested(
  tx: Tx,
  { caseId, act: { at } }: Pick<DomainEvents['case.resolved'], 'caseId' | 'act'>,
): Promise<void> {
  const stored = await readStoredCase(tx, caseId);
  if (stored.contested_revision === null) return;
  const { type, id } = stored.object;
  const version = { entryKind: ENTRIES[type].kind, id, revision: stored.contested_revision };
  await extendConfirmation(tx, version, at);
}
