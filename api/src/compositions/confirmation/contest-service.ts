import type { CompositionDetails, Contestation } from '@counterpoint/domain/schemas';
import type { Shares } from '@counterpoint/domain/shares';
import { totalOf } from '@counterpoint/domain/shares';
import type { Tx } from '../../db/transaction.ts';
import type { Act } from '../../http/act.ts';
import { conflict } from '../../http/app-error.ts';
import type { SeenObject } from '../../http/seen-object.ts';
import { tellContested } from '../../notifications/composition-notices.ts';
import { contestAgain, contestOf, contestsOf, disputedOf, openWorkCase } from '../../oppositions/work-case-service.ts';
import { WORKS } from '../../versioning/catalogue-kind.ts';
import { contestOwnLines, refuseToLeave } from '../../versioning/confirmation-repository.ts';
import { openAwaiting, settle } from '../composition-changes.ts';
import { insertEvent, nextVersion } from '../composition-repository.ts';
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
  await refuseToLeave(tx, version, act);
  await insertEvent(tx, work, 'contested', { ...act, note: reason });
  await tellContested(tx, work, act, reason);
  await openOrGoOn(tx, act, work, { claimed: shares, statement: reason, responseDays });
  await nextVersion(tx, work.id, act.at);
  return settle(tx, act, { id: work.id, action: 'composition.contest', before: work, memberIds: [] });
}

interface Objection {
  /** Null where the member names no figures. */
  readonly claimed: Shares | null;
  readonly statement: string;
  readonly responseDays: number;
}

async function openOrGoOn(tx: Tx, act: Act, work: CompositionDetails, objection: Objection): Promise<void> {
  const { partyId } = act.actor;
  const current = sharesOf(work, partyId);
  const claimed = objection.claimed ?? current;
  const earlier = contestOf(await contestsOf(tx, work), partyId);
  if (earlier) {
    await contestAgain(tx, act, earlier, { claimed, statement: objection.statement });
    return;
  }
  const disputed = disputedOf(current, objection.claimed);
  await openWorkCase(tx, act, {
    ...{ work, kind: 'author_share', claimed, statement: objection.statement },
    rights: disputed.map(({ right }) => right),
    current: [{ party_id: partyId, shares: current }],
    respondents: await readPartyOf(tx, work.id),
    contestedRevision: work.revision,
    holds: disputed.map((held) => ({ ...held, partyId })),
    responseDays: objection.responseDays,
  });
}

/** What a revision gives a party in all its lines. */
function sharesOf({ writers, publishers }: CompositionDetails, partyId: string): Shares {
  const lines = [...writers, ...publishers].filter(({ party_id }) => party_id === partyId);
  return { pr: totalOf(lines, 'pr'), mr: totalOf(lines, 'mr'), sr: totalOf(lines, 'sr') };
}
