import { type CaseFacts, isHeld } from '@counterpoint/domain/oppositions';
import type { CaseDetails } from '@counterpoint/domain/schemas';
import { nameOf } from '../../composers/party-view.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Act } from '../../http/act.ts';
import { conflict } from '../../http/app-error.ts';
import type { SeenObject } from '../../http/seen-object.ts';
import { tellLeft, tellWithdrawn } from '../../notifications/case-step-notices.ts';
import { releaseClaim } from '../../recordings/double-claims/release-claim.ts';
import { caseFactsOf } from '../case/case-facts.ts';
import { openCase, openCaseForChange } from '../case/case-reading.ts';
import { endUnchanged } from '../case/end-unchanged.ts';
import { claimantsOf, readStoredCase, type StoredCase } from '../case/locked-case.ts';
import { outcomeOf, tellOfCase } from '../case/move-stored.ts';
import { placeHolds } from '../holds/place-holds.ts';
import { readOverlapCases, updateCase } from '../overlap-case-repository.ts';
import type { SettlingAct } from '../overlap-case-service.ts';
import { supersedeProposal, updateParty } from './filing-repository.ts';

interface Withdrawing {
  readonly reason: string;
  readonly responseDays: number;
}

/**
 * A claimant takes their claim back. Where they are the only one the case is over; where others claim as well it goes on
 * with those. 409 while somebody asks for something in return.
 */
export async function withdrawClaim(
  tx: Tx,
  act: Act,
  seen: SeenObject,
  { reason, responseDays }: Withdrawing,
): Promise<CaseDetails> {
  const { stored, mine } = await openCaseForChange(tx, act, seen);
  if (mine.side !== 'claimant' || mine.left_at !== null)
    throw conflict('not_yours', 'Only who claims something can take it back.');
  const isAlone = claimantsOf(stored).length === 1;
  if (stored.is_detected) await releaseOverlap(tx, act, stored, responseDays);
  else if (isAlone) await withdraw(tx, act, stored, { by: 'claimant', partyId: mine.party_id, reason });
  else await leave(tx, act, stored, { name: nameOf(mine), reason });
  return openCase(tx, act, seen.id);
}

interface Ending {
  readonly by: 'claimant' | 'staff';
  readonly partyId?: string;
  readonly reason: string;
}

/** The case is over, and nothing is held any more. */
export async function withdraw(
  tx: Tx,
  act: SettlingAct,
  stored: StoredCase,
  { by, partyId, reason }: Ending,
): Promise<void> {
  const facts = await caseFactsOf(tx, stored, { ...(partyId !== undefined && { partyId }), at: act.at });
  const text = reason || null;
  await endUnchanged(tx, act, stored, { act: 'withdraw', by, facts, resolution: 'withdrawn', text });
  await tellWithdrawn(tx, stored.id, { ...act, reason });
}

/** Overlapping claims are a fact: who takes theirs back releases it. */
async function releaseOverlap(tx: Tx, act: Act, { id, object }: StoredCase, responseDays: number): Promise<void> {
  const found = (await readOverlapCases(tx, object.id)).find((each) => each.id === id);
  if (!found) throw conflict('not_possible', 'This cannot be done any more as the case now stands.');
  await releaseClaim(tx, act, found, responseDays);
}

async function leave(
  tx: Tx,
  act: Act,
  stored: StoredCase,
  { name, reason }: { readonly name: string; readonly reason: string },
): Promise<void> {
  const { id } = stored;
  const facts = await caseFactsOf(tx, stored, { partyId: act.actor.partyId, at: act.at });
  outcomeOf(stored, { act: 'withdraw', by: 'claimant' }, facts);
  // A split that who leaves has proposed is off the table with them.
  if (stored.state === 'settlement_proposed') await dropProposal(tx, act, stored, facts);
  await updateParty(tx, { oppositionId: id, partyId: act.actor.partyId }, { left_at: act.at });
  await updateCase(tx, id, { at: act.at });
  const now = await readStoredCase(tx, id);
  if (!now) return;
  if (isHeld(now.state)) await placeHolds(tx, now, act.at);
  await tellOfCase(tx, act, now, { type: 'left', state: now.state, note: reason || null });
  await tellLeft(tx, id, { ...act, name });
}

async function dropProposal(tx: Tx, act: Act, stored: StoredCase, facts: CaseFacts): Promise<void> {
  await supersedeProposal(tx, stored.id, act.at);
  const state = outcomeOf(stored, { act: 'refuse', by: 'claimant' }, { ...facts, hasReason: true });
  await updateCase(tx, stored.id, { state, at: act.at });
}
