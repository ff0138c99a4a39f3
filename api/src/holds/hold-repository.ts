import { isDeepStrictEqual } from 'node:util';
import type { RightsSegment } from '@counterpoint/domain/recording-rights';
import type { CaseScope } from '@counterpoint/domain/schemas/cases';
import type { Right } from '@counterpoint/domain/shares';
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../platform/db/any-of.ts';
import { newId } from '../platform/db/new-id.ts';
import type { Database, Tx } from '../platform/db/transaction.ts';
import { publishEvent } from '../platform/events/events.ts';

declare module '../platform/events/events.ts' {
  interface DomainEvents {
    'holds.released': { readonly caseId: string; readonly at: Date };
  }
}

/** `id` is a reference such as `composition.id`. */
export function hasOpenHold(object: 'composition' | 'recording', id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from hold where ${sql.ref(`hold.${object}_id`)} = ${sql.ref(id)} and hold.released_at is null)`;
}

export function readOpenHolds(db: Database, objectId: string, object: 'composition' | 'recording') {
  return db
    .selectFrom('hold')
    .select(['hold.opposition_id', 'hold.right', 'hold.party_id', 'hold.share', 'hold.scope'])
    .where(`hold.${object}_id`, '=', objectId)
    .where('hold.released_at', 'is', null)
    .orderBy('hold.id')
    .execute();
}

export interface NewHold {
  readonly right: Right | null;
  /** In hundredths of a per cent. */
  readonly share: number;
  /** Null for the lines of all parties of the case. */
  readonly partyId: string | null;
  /** Null if no share is disputed. */
  readonly lineKey: string | null;
  readonly territories: CaseScope['territories'];
  readonly from: string | null;
  readonly to: string | null;
  readonly scope: readonly RightsSegment[] | null;
}

interface HoldingCase {
  readonly id: string;
  readonly composition_id: string | null;
  readonly recording_id: string | null;
}

/** Replaces the previous holds of the case. Those that stay as they were keep their beginning. */
export async function writeHolds(
  tx: Tx,
  { id, composition_id, recording_id }: HoldingCase,
  { holds, at }: { readonly holds: readonly NewHold[]; readonly at: Date },
): Promise<void> {
  const ended = await readHoldsOfCase(tx, id);
  const added = holds.filter((hold) => {
    const place = ended.findIndex(({ id: _, ...known }) => isDeepStrictEqual(known, hold));
    if (place !== -1) ended.splice(place, 1);
    return place === -1;
  });
  await markReleased(tx, ended, at);
  if (added.length === 0) return;
  const columns = { opposition_id: id, composition_id, recording_id, since: at, released_at: null };
  await tx
    .insertInto('hold')
    .values(
      added.map(({ right, share, partyId, lineKey, territories, from, to, scope }) => ({
        id: newId(),
        ...columns,
        right,
        share,
        party_id: partyId,
        line_key: lineKey,
        territories: JSON.stringify(territories),
        period_from: from,
        period_to: to,
        scope: scope === null ? null : JSON.stringify(scope),
      })),
    )
    .execute();
}

/** The open ones. */
function readHoldsOfCase(tx: Tx, caseId: string): Promise<(NewHold & { readonly id: string })[]> {
  return tx
    .selectFrom('hold')
    .select(['id', 'right', 'share', 'party_id as partyId', 'line_key as lineKey', 'territories', 'scope'])
    .select([sql<string | null>`period_from::text`.as('from'), sql<string | null>`period_to::text`.as('to')])
    .where('opposition_id', '=', caseId)
    .where('released_at', 'is', null)
    .execute();
}

export async function releaseHolds(tx: Tx, caseId: string, at: Date): Promise<void> {
  await markReleased(tx, await readHoldsOfCase(tx, caseId), at);
  await publishEvent(tx, 'holds.released', { caseId, at });
}

async function markReleased(tx: Tx, holds: readonly { readonly id: string }[], at: Date): Promise<void> {
  const ids = holds.map(({ id }) => id);
  await tx.updateTable('hold').set({ released_at: at }).where('id', '=', anyOf(ids, 'uuid')).execute();
}

export interface RightsHold {
  readonly partyId: string;
  /** In hundredths of a per cent. */
  readonly share: number;
  readonly scope: readonly RightsSegment[];
}

interface HoldingRights {
  readonly caseId: string;
  readonly recordingId: string;
  readonly holds: readonly RightsHold[];
  readonly at: Date;
}

export async function holdRights(tx: Tx, { caseId, recordingId, holds, at }: HoldingRights): Promise<void> {
  const nothingElse = { right: null, lineKey: null, territories: [], from: null, to: null };
  const object = { id: caseId, composition_id: null, recording_id: recordingId };
  await writeHolds(tx, object, { holds: holds.map((hold) => ({ ...nothingElse, ...hold })), at });
}
