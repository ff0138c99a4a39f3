import type { FiledOpposition } from '@counterpoint/domain/schemas';
import { RIGHTS, type Right, type Shares } from '@counterpoint/domain/shares';
import type { OppositionKind, OppositionState } from '@counterpoint/domain/states';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import { conflict } from '../http/app-error.ts';
import { publish } from '../live/publish.ts';
import { tellCaseOpened, tellCaseSettled } from '../notifications/case-notices.ts';
import { insertOpposition } from './opposition-filing.ts';
import type { DisputedLine } from './opposition-tables.ts';
import {
  closeCase,
  joinCase,
  membersOfCase,
  nextOppositionNumber,
  type OpenCase,
  readOpenCases,
  rewriteClaim,
} from './work-case-repository.ts';

const DAY_MS = 86_400_000;

/** A case about a work, as it is to be opened by the member who acts. */
export interface WorkCase {
  readonly work: { readonly id: string; readonly title: string };
  readonly kind: Extract<OppositionKind, 'author_share' | 'authorship'>;
  /** In which rights, and what the claimant says is theirs of each. */
  readonly rights: readonly Right[];
  readonly claimed: Shares;
  /** What stands today of those whose lines are in question. */
  readonly current: readonly DisputedLine[];
  readonly statement: string;
  readonly respondents: readonly string[];
  /** The version that is objected to; null for a case about what is in force. */
  readonly contestedRevision: number | null;
  /** What is kept back while the case is open. */
  readonly holds: readonly { readonly right: Right; readonly share: number; readonly partyId: string | null }[];
  readonly responseDays: number;
}

/** Whose word opens a case at once, and whose has to be looked at by the society first (domain.md 3.2). */
const FIRST_STATE: Record<WorkCase['kind'], OppositionState> = {
  author_share: 'awaiting_response',
  authorship: 'submitted',
};

/**
 * Opens a case, or joins the one that is open about the same: there is at most one for a work, a kind and a right. 409
 * where the member is a party of that one already.
 */
export async function openWorkCase(tx: Tx, act: Act, opening: WorkCase): Promise<FiledOpposition> {
  const same = await findSame(tx, opening);
  return same ? join(tx, act, opening, same) : file(tx, act, opening);
}

async function findSame(tx: Tx, { work, kind, rights, contestedRevision }: WorkCase): Promise<OpenCase | undefined> {
  // Who objects to what they are given in a new version has a case of their own: it ends with their word alone.
  if (contestedRevision !== null) return undefined;
  const open = await readOpenCases(tx, work.id);
  return open.find(
    (other) =>
      other.kind === kind &&
      other.contestedRevision === null &&
      (other.right === null || rights.length > 1 || rights.includes(other.right)),
  );
}

async function join(tx: Tx, act: Act, { claimed }: WorkCase, same: OpenCase): Promise<FiledOpposition> {
  const { partyId } = act.actor;
  if (same.parties.some((party) => party.partyId === partyId))
    throw conflict('case_open', `You are a party of case ${same.number} about this already. Go on there.`);
  const claimedLines = [...same.claimedLines, { party_id: partyId, shares: claimed }];
  await joinCase(tx, same.id, { partyId, claimedLines, at: act.at });
  await tellPages(tx, act, same.id, 'opposition.join');
  return { id: same.id, number: same.number };
}

async function file(tx: Tx, act: Act, opening: WorkCase): Promise<FiledOpposition> {
  const { work, kind, rights, claimed, statement, current, contestedRevision } = opening;
  const number = await nextOppositionNumber(tx, act.at);
  const only = rights.length === 1 ? rights[0] : undefined;
  const respondBy = kind === 'author_share' ? responseDeadline(act.at, opening.responseDays) : null;
  const id = await insertOpposition(tx, {
    ...{ number, kind, state: FIRST_STATE[kind], object: { type: 'composition', ...work } },
    right: only ?? null,
    claimedShare: only ? claimed[only] : null,
    ...{ shareOnHold: 0, holds: opening.holds, statement, contestedRevision },
    claimedLines: [{ party_id: act.actor.partyId, shares: claimed }],
    currentLines: current,
    claimantId: act.actor.partyId,
    claimantAnsweredAt: null,
    respondents: opening.respondents.map((partyId) => ({ partyId, respondBy, answeredAt: null })),
    ...{ filedAt: act.at, changedAt: act.at },
  });
  await tellPages(tx, act, id, 'opposition.file');
  if (respondBy) await tellCaseOpened(tx, id, { actor: act.actor, at: act.at, respondBy });
  return { id, number };
}

/** Until the end of the day, so many days from now. */
export function responseDeadline(at: Date, days: number): Date {
  const day = new Date(at.getTime() + days * DAY_MS);
  return new Date(day.setUTCHours(23, 59, 0, 0));
}

/** The case of a member who objects to a version once more, after it was changed, goes on with what they say now. */
export async function contestAgain(
  tx: Tx,
  act: Act,
  { id }: OpenCase,
  { claimed, statement }: Pick<WorkCase, 'claimed' | 'statement'>,
): Promise<void> {
  const claimedLines = [{ party_id: act.actor.partyId, shares: claimed }];
  await rewriteClaim(tx, id, { claimedLines, statement, at: act.at });
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

async function tellPages(tx: Tx, { actor, requestId }: Act, id: string, action: string): Promise<void> {
  await recordAudit(tx, { action, actor, subjectId: id, ...(requestId && { requestId }) });
  await publish(tx, { topic: 'oppositions', memberIds: await membersOfCase(tx, id) });
}
