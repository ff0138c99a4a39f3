import { type LinkedWork, MAX_LINKED } from '@counterpoint/domain/schemas/parties';
import type { Shares } from '@counterpoint/domain/shares';
import { sql } from 'kysely';
import { FULL_TITLE } from '../../catalogue/recordings/recording-repository.ts';
import { isMyTurnAt, isVisible, titleOfObject } from '../../disputes/case-list-repository.ts';
import { hasOpenHold } from '../../holds/hold-repository.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';

type Holder = Pick<Actor, 'memberId' | 'partyId'>;

/** As a writer or as a publisher. */
export async function readLinkedWorks(db: Database, { memberId, partyId }: Holder) {
  const rows = await db
    .selectFrom('composition_member as mine')
    .innerJoin('composition', 'composition.id', 'mine.composition_id')
    .innerJoin('composition_revision as shown', (join) =>
      join.onRef('shown.composition_id', '=', 'composition.id').onRef('shown.number', '=', 'composition.revision'),
    )
    .innerJoin(linesOf(db, partyId).as('line'), (join) =>
      join.onRef('line.composition_id', '=', 'composition.id').onRef('line.revision', '=', 'composition.revision'),
    )
    .where('mine.member_id', '=', memberId)
    .where('shown.state', '<>', 'draft')
    .groupBy(['composition.id', 'shown.composition_id', 'shown.number'])
    .select(['composition.id', 'composition.reference', 'shown.title', 'shown.state'])
    .select(hasOpenHold('composition', 'composition.id').as('is_in_dispute'))
    .select(sql<LinkedWork['roles']>`array_agg(distinct line.role)`.as('roles'))
    .select(sql<Shares>`jsonb_build_object('pr', sum(pr), 'mr', sum(mr), 'sr', sum(sr))`.as('shares'))
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .orderBy('composition.updated_at', 'desc')
    .orderBy('composition.id', 'desc')
    .limit(MAX_LINKED)
    .execute();
  return withTotal(rows);
}

function linesOf(db: Database, partyId: string) {
  return db
    .selectFrom('composition_line')
    .where('party_id', '=', partyId)
    .select(['composition_id', 'revision', sql<LinkedWork['roles'][number]>`role`.as('role'), 'pr', 'mr', 'sr'])
    .unionAll(
      db
        .selectFrom('composition_publisher')
        .where('party_id', '=', partyId)
        .select(['composition_id', 'revision', 'type as role', 'pr', 'mr', 'sr']),
    );
}

export async function readLinkedRecordings(db: Database, { memberId }: Holder) {
  const rows = await db
    .selectFrom('recording_member as mine')
    .innerJoin('recording', 'recording.id', 'mine.recording_id')
    .where('mine.member_id', '=', memberId)
    .where('recording.state', '<>', 'draft')
    .select(['recording.id', 'recording.reference', 'recording.display_artist', 'recording.isrc'])
    .select(FULL_TITLE.as('title'))
    .select(['recording.state', hasOpenHold('recording', 'recording.id').as('is_in_dispute')])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .orderBy('mine.updated_at', 'desc')
    .orderBy('mine.recording_id', 'desc')
    .limit(MAX_LINKED)
    .execute();
  return withTotal(rows);
}

export async function readLinkedCases(db: Database, { partyId }: Holder, at: Date) {
  const rows = await db
    .selectFrom('opposition_party as mine')
    .innerJoin('opposition', 'opposition.id', 'mine.opposition_id')
    .where('mine.party_id', '=', partyId)
    .where(isVisible)
    .select(['opposition.id', 'opposition.number', 'opposition.kind', 'opposition.state', 'mine.side'])
    .select([titleOfObject.as('object_title'), isMyTurnAt(at).as('is_my_turn')])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .orderBy('is_my_turn', 'desc')
    .orderBy('opposition.updated_at', 'desc')
    .orderBy('opposition.id', 'desc')
    .limit(MAX_LINKED)
    .execute();
  return withTotal(rows);
}

function withTotal<Linked extends { readonly total: number }>(rows: readonly Linked[]) {
  return { items: rows.map(({ total: _, ...linked }) => linked), total: rows[0]?.total ?? 0 };
}

export function readOwnParty(db: Database, partyId: string) {
  return db
    .selectFrom('party')
    .select(['id', 'kind', 'given_names', 'family_name', 'organisation_name', 'stage_names'])
    .select(['ipi_name_number', 'isni', 'isni_status', 'isni_updated_at', 'updated_at'])
    .where('id', '=', partyId)
    .executeTakeFirstOrThrow();
}
