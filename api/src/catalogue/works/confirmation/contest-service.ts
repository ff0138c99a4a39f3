import { differencesOf, ownClaim, workLines } from '@counterpoint/domain/oppositions';
import type { CompositionDetails, Contestation } from '@counterpoint/domain/schemas';
import { RIGHTS, type Right, type Shares, totalOf } from '@counterpoint/domain/shares';
import { readParties } from '../../../parties/named-party-repository.ts';
import { nameOf } from '../../../parties/party-view.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { wiringOf } from '../../../platform/db/wiring.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { Act } from '../../../platform/http/act.ts';
import { conflict } from '../../../platform/http/app-error.ts';
import type { SeenObject } from '../../../platform/http/seen-object.ts';
import { contestOwnLines, contestRemoval } from '../../entry/confirmation/confirmation-repository.ts';
import type { Contest } from '../../entry/dispute-port.ts';
import { WORKS } from '../../entry/entry-kind.ts';
import { openAwaiting, settle } from '../composition-changes.ts';
import { insertEvent, nextVersion, readComposition } from '../composition-repository.ts';
import { readPartyOf } from '../party-line-repository.ts';

/**
 * The member objects to what a submitted revision gives them. It does not come into force then until they agree or the
 * case that opens with it is decided; what it gives them is on hold meanwhile.
 */
export async function contestComposition(
  tx: Tx,
  act: Act,
  seen: SeenObject,
  { contestation, responseDays }: { readonly contestation: Contestation; readonly responseDays: number },
): Promise<CompositionDetails> {
  const work = await openAwaiting(tx, act, seen);
  if (!work?.awaits_my_confirmation) throw conflict('nothing_to_contest', 'There is nothing here for you to contest.');
  const { reason, shares } = contestation;
  const version = { of: WORKS, id: work.id, revision: work.revision };
  await contestOwnLines(tx, version, { partyId: act.actor.partyId, reason });
  await contestRemoval(tx, version, act);
  await insertEvent(tx, work, 'contested', { ...act, note: reason });
  await publishEvent(tx, 'entry.contested', { of: WORKS, entry: work, act, reason });
  const contest = await contestBy(tx, act, work, { claimed: shares, statement: reason, responseDays });
  await wiringOf(tx).disputes.contest(tx, act, contest);
  await nextVersion(tx, work.id, act.at);
  return settle(tx, act, { id: work.id, action: 'composition.contest', before: work, memberIds: [] });
}

interface Objection {
  /** Null where the member names no figures. */
  readonly claimed: Shares | null;
  readonly statement: string;
  readonly responseDays: number;
}

/** What they are given against what they say is theirs; who is left out says that of what they have. */
async function contestBy(
  tx: Tx,
  { actor }: Act,
  work: CompositionDetails,
  { claimed, statement, responseDays }: Objection,
): Promise<Contest> {
  const { partyId } = actor;
  const shown = work.removed.some(({ is_me }) => is_me) ? await readComposition(tx, work.id, actor) : null;
  const [current, before] = [sharesOf(work, partyId), shown && sharesOf(shown, partyId)];
  const disputed = disputedOf(current, claimed ?? before);
  const rights = disputed.map(({ right }) => right);
  const registeredLines = workLines(work, rights);
  const [party] = await readParties(tx, [partyId]);
  const role = shown?.writers.find(({ is_me }) => is_me)?.role ?? 'CA';
  const own = { party: { id: partyId, name: party ? nameOf(party) : '' }, role, shares: claimed ?? before ?? current };
  const claimedLines = ownClaim(registeredLines, own);
  const givingWay = differencesOf(registeredLines, claimedLines).flatMap(({ line }) => line.party_id ?? []);
  const asked = (await readParties(tx, givingWay)).flatMap(({ id, member_id }) => (member_id === null ? [] : [id]));
  const respondents = new Set([...(await readPartyOf(tx, work.id)), ...asked]);
  respondents.delete(partyId);
  return {
    of: WORKS,
    version: work,
    asked: { rights },
    scope: null,
    registeredLines,
    claimedLines,
    statement,
    responseDays,
    respondents: [...respondents],
    holds: disputed.map((held) => ({ ...held, partyId, scope: null })),
  };
}

/** What is disputed of each right between what stands and what is claimed; the whole of it where no figure is named. */
function disputedOf(current: Shares, claimed: Shares | null): { right: Right; share: number }[] {
  const given = RIGHTS.filter((right) => current[right] > 0).map((right) => ({ right, share: current[right] }));
  if (claimed === null) return given;
  const differing = RIGHTS.filter((right) => current[right] !== claimed[right]);
  if (differing.length === 0) return given;
  return differing.map((right) => ({ right, share: Math.abs(claimed[right] - current[right]) }));
}

/** What a revision gives a party in all its lines. */
function sharesOf({ writers, publishers }: CompositionDetails, partyId: string): Shares {
  const lines = [...writers, ...publishers].filter(({ party_id }) => party_id === partyId);
  return { pr: totalOf(lines, 'pr'), mr: totalOf(lines, 'mr'), sr: totalOf(lines, 'sr') };
}
