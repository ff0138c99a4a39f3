import { contestOf, contestsOf } from '../../catalogue/entry/confirmation/contests.ts';
import type { Contest, EndedContests } from '../../catalogue/entry/dispute-port.ts';
import { writeHolds } from '../../holds/hold-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/actor.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { insertCaseEvent } from '../case/case-parts-repository.ts';
import { publishCaseChange } from '../case/move-stored.ts';
import {
  closeCase,
  columnsOfObject,
  nextCaseNumber,
  updateCase,
  updateCaseParty,
} from '../case/stored-case-repository.ts';
import { insertCase } from '../case-filing.ts';
import { scheduleCaseClock } from '../clocks/case-clock.ts';
import { reopenAllAnswers } from '../filing/reopen-answers.ts';
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
  const { entryKind, version, statement, asked, scope } = contested;
  const { actor, at } = act;
  const respondBy = calendarOf(tx).responseDeadline(at, contested.responseDays);
  const state = 'awaiting_response' as const;
  const id = await insertCase(tx, {
    number: await nextCaseNumber(tx, at),
    kind: entryKind.name === 'composition' ? 'author_share' : 'recording_ownership',
    state,
    object: { type: entryKind.name, id: version.id, title: version.title },
    right: onlyRightOf(contested),
    asked,
    scope,
    statement,
    contestedRevision: version.revision,
    registeredLines: contested.registeredLines,
    claimedLines: contested.claimedLines,
    claimantId: actor.partyId,
    filedAt: at,
    changedAt: at,
    respondents: contested.respondents.map((partyId) => ({ partyId, respondBy, answeredAt: null })),
  });
  await placeHolds(tx, { ...contested, caseId: id }, at);
  await insertCaseEvent(tx, { caseId: id, type: 'submit', actor, state, note: statement, at });
  await scheduleCaseClock(tx, id, { what: 'response', by: respondBy, at });
  await publishCaseChange(tx, act, { id, action: 'opposition.file' });
  const isWork = entryKind.name === 'composition';
  await publishEvent(tx, 'case.opened', { caseId: id, act: { actor, at }, isWork, respondBy, reason: statement });
}

async function contestAgain(tx: Tx, act: Act, contested: OwnContest): Promise<void> {
  const { caseId: id, entryKind, version, statement, asked, scope, claimedLines, registeredLines } = contested;
  const { respondents, responseDays } = contested;
  await placeHolds(tx, contested, act.at);
  const claim = { claimed_lines: JSON.stringify(claimedLines), statement };
  await updateCaseParty(tx, { caseId: id, partyId: act.actor.partyId }, claim);
  await updateCase(tx, id, {
    statement,
    contested_revision: version.revision,
    right: onlyRightOf(contested),
    asked: JSON.stringify(asked),
    scope: scope && JSON.stringify(scope),
    registered_lines: JSON.stringify(registeredLines),
    at: act.at,
  });
  await dropOutdatedProposal(tx, act, { caseId: id, responseDays });
  const again = await reopenAllAnswers(tx, act, { caseId: id, respondents, responseDays });
  if (again) {
    const isWork = entryKind.name === 'composition';
    await publishEvent(tx, 'case.opened', { ...again, caseId: id, act, isWork, reason: statement });
  }
  const askedIds = again?.memberIds ?? [];
  await publishEvent(tx, 'entry.contested', { entryKind, entry: version, act, reason: statement, askedIds });
  await publishCaseChange(tx, act, { id, action: 'opposition.contest_again' });
}

function onlyRightOf({ asked: { rights = [] } }: Contest) {
  const [right = null, ...others] = rights;
  return others.length === 0 ? right : null;
}

async function placeHolds(tx: Tx, { caseId, entryKind, version, holds }: OwnContest, at: Date): Promise<void> {
  const about = { id: caseId, ...columnsOfObject({ type: entryKind.name, id: version.id }) };
  const everywhere = { lineKey: null, territories: [], from: null, to: null };
  await writeHolds(tx, about, { holds: holds.map((hold) => ({ ...everywhere, ...hold })), at });
}

export async function endContests(tx: Tx, act: Act, ended: EndedContests): Promise<void> {
  const { contests, resolution, isAnnounced } = ended;
  for (const { id } of contests) {
    const state = resolution === 'agreed' ? 'resolved' : 'withdrawn';
    await closeCase(tx, id, { state, resolution, at: act.at });
    const [type, payload] = [resolution === 'agreed' ? ('settle' as const) : ('withdraw' as const), { resolution }];
    await insertCaseEvent(tx, { caseId: id, type, actor: act.actor, state, payload, at: act.at });
    await publishCaseChange(tx, act, { id, action: `opposition.${resolution}` });
    if (isAnnounced) await publishEvent(tx, 'case.settled', { caseId: id, act, resolution });
  }
}
