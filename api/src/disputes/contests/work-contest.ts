import type { CaseLine } from '@counterpoint/domain/schemas';
import { RIGHTS, type Right, type Shares } from '@counterpoint/domain/shares';
import { tellCaseOpened, tellCaseSettled } from '../../home/notifications/case-notices.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { responseDeadline } from '../../platform/time/deadlines.ts';
import { updateCaseParty } from '../case/case-party-repository.ts';
import { closeCase, nextOppositionNumber, type OpenCase, readOpenCases, updateCase } from '../case/case-repository.ts';
import { scheduleCaseClock } from '../clocks/case-clock.ts';
import { askAllAgain } from '../filing/asking-again.ts';
import { insertCaseEvent } from '../opposition-event-repository.ts';
import { insertOpposition } from '../opposition-filing.ts';
import { tellPages } from '../overlaps/overlap-case-service.ts';

/** What a member says against what a version of a work gives them. */
export interface WorkContest {
  readonly work: { readonly id: string; readonly title: string };
  /** The version that is objected to. */
  readonly revision: number;
  /** In which rights. */
  readonly rights: readonly Right[];
  /** All lines of the version in these rights, and as the member says they should be. */
  readonly registeredLines: readonly CaseLine[];
  readonly claimedLines: readonly CaseLine[];
  readonly statement: string;
  readonly respondents: readonly string[];
  /** What is kept back while the case is open. */
  readonly holds: readonly { readonly right: Right; readonly share: number; readonly partyId: string | null }[];
  readonly responseDays: number;
}

/** Opens a case in which a member objects to a version of a work. It has an end of its own: their word that they agree. */
export async function openWorkContest(tx: Tx, act: Act, contest: WorkContest): Promise<void> {
  const { work, revision, rights, registeredLines, claimedLines, statement, holds } = contest;
  const number = await nextOppositionNumber(tx, act.at);
  const only = rights.length === 1 ? rights[0] : undefined;
  const by = responseDeadline(act.at, contest.responseDays);
  const state = 'awaiting_response' as const;
  const id = await insertOpposition(tx, {
    number,
    kind: 'author_share',
    state,
    object: { type: 'composition', ...work },
    right: only ?? null,
    claimedShare: null,
    asked: { rights: [...rights] },
    shareOnHold: 0,
    holds,
    statement,
    contestedRevision: revision,
    registeredLines,
    claimedLines,
    claimantId: act.actor.partyId,
    claimantAnsweredAt: null,
    filedAt: act.at,
    changedAt: act.at,
    respondents: contest.respondents.map((partyId) => ({ partyId, respondBy: by, answeredAt: null })),
  });
  await insertCaseEvent(tx, { oppositionId: id, type: 'submit', actor: act.actor, state, note: statement, at: act.at });
  await scheduleCaseClock(tx, id, { what: 'response', by, at: act.at });
  await tellPages(tx, act, id, 'opposition.file');
  await tellCaseOpened(tx, id, { actor: act.actor, at: act.at, respondBy: by });
}

/** Who objects once more, after the version was changed, goes on in the case that they have. */
export async function contestWorkAgain(tx: Tx, act: Act, { id }: OpenCase, contest: WorkContest): Promise<void> {
  const { claimedLines, registeredLines, statement, rights, revision } = contest;
  const said = { claimed_lines: JSON.stringify(claimedLines), statement };
  await updateCaseParty(tx, { oppositionId: id, partyId: act.actor.partyId }, said);
  await updateCase(tx, id, {
    statement,
    contested_revision: revision,
    registered_lines: JSON.stringify(registeredLines),
    at: act.at,
    asked: JSON.stringify({ rights }),
  });
  await askAllAgain(tx, act, id, contest.responseDays);
  await tellPages(tx, act, id, 'opposition.contest_again');
}

/** The open cases in which somebody objects to this version of a work. */
export async function contestsOf(tx: Tx, work: { id: string; revision: number }): Promise<OpenCase[]> {
  return (await readOpenCases(tx, work.id)).filter(({ contestedRevision }) => contestedRevision === work.revision);
}

/** The one of these that a party opened. */
export function contestOf(cases: readonly OpenCase[], partyId: string): OpenCase | undefined {
  return cases.find(({ parties }) => parties.some((party) => party.side === 'claimant' && party.partyId === partyId));
}

/** Ends cases: agreed, where who objected says yes now; revoked, where what they objected to is no more. */
export async function endCases(
  tx: Tx,
  act: Act,
  cases: readonly OpenCase[],
  resolution: 'agreed' | 'revoked',
): Promise<void> {
  for (const { id } of cases) {
    const state = resolution === 'agreed' ? 'resolved' : 'withdrawn';
    await closeCase(tx, id, { state, resolution, at: act.at });
    const [type, payload] = [resolution === 'agreed' ? ('settle' as const) : ('withdraw' as const), { resolution }];
    await insertCaseEvent(tx, { oppositionId: id, type, actor: act.actor, state, payload, at: act.at });
    await tellPages(tx, act, id, `opposition.${resolution}`);
    await tellCaseSettled(tx, id, { actor: act.actor, at: act.at, resolution });
  }
}

/** What is disputed of each right between what stands and what is claimed; the whole of it where no figure is named. */
export function disputedOf(current: Shares, claimed: Shares | null): { right: Right; share: number }[] {
  const given = RIGHTS.filter((right) => current[right] > 0).map((right) => ({ right, share: current[right] }));
  if (claimed === null) return given;
  const differing = RIGHTS.filter((right) => current[right] !== claimed[right]);
  if (differing.length === 0) return given;
  return differing.map((right) => ({ right, share: Math.abs(claimed[right] - current[right]) }));
}
