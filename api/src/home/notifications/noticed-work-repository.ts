import type { ObjectLink } from '@counterpoint/domain/schemas';
import type { Shares } from '@counterpoint/domain/shares';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';

/** What a notification about a work needs of it: one of its revisions, and the members whom that names or leaves out. */
export interface NoticedWork {
  readonly title: string;
  readonly submitterId: string;
  readonly isIncomplete: boolean;
  readonly hasUnconfirmed: boolean;
  /** Whether the revision is to take the place of one that is in force, or has taken it. */
  readonly isNewVersion: boolean;
  readonly named: readonly { readonly memberId: string; readonly isAsked: boolean; readonly shares: Shares }[];
  /** Members whom the revision in force names and this one does not, and whether they have still to answer. */
  readonly leftOut: readonly { readonly memberId: string; readonly isAsked: boolean }[];
  readonly link: ObjectLink;
}

/** Of the revision of that number; without one, of the revision that the work shows. */
export async function readNoticedWork(tx: Tx, id: string, number?: number): Promise<NoticedWork> {
  const work = await tx
    .selectFrom('composition')
    .innerJoin('composition_revision as told', (join) =>
      join
        .onRef('told.composition_id', '=', 'composition.id')
        .on('told.number', '=', number === undefined ? sql<number>`composition.revision` : sql<number>`${number}::int`),
    )
    .select(['composition.member_id', 'told.number', 'told.title', 'told.state'])
    .select(
      sql<boolean>`exists (select from composition_revision as earlier
        where earlier.composition_id = composition.id and earlier.number < told.number
          and earlier.registered_at is not null)`.as('isNewVersion'),
    )
    .where('composition.id', '=', id)
    .executeTakeFirstOrThrow();
  const [named, leftOut] = await Promise.all([readNamed(tx, id, work.number), readLeftOut(tx, id, work.number)]);
  return {
    title: work.title,
    submitterId: work.member_id,
    isIncomplete: work.state === 'registered_incomplete',
    hasUnconfirmed: named.some(({ isUnconfirmed }) => isUnconfirmed),
    isNewVersion: work.isNewVersion,
    named,
    leftOut,
    link: { type: 'composition', id },
  };
}

async function readLeftOut(tx: Tx, id: string, revision: number): Promise<NoticedWork['leftOut']> {
  const rows = await tx
    .selectFrom('composition_removal as removal')
    .innerJoin('party', 'party.id', 'removal.party_id')
    .select(['party.member_id', 'removal.confirmation'])
    .where('removal.composition_id', '=', id)
    .where('removal.revision', '=', revision)
    .orderBy('party.id')
    .execute();
  return rows.flatMap(({ member_id, confirmation }) =>
    member_id === null ? [] : [{ memberId: member_id, isAsked: confirmation === 'invited' }],
  );
}

/** A member may stand in several lines; they are told of all of them at once. */
async function readNamed(tx: Tx, id: string, revision: number) {
  const rows = await tx
    .selectFrom('composition_interest as line')
    .innerJoin('party', 'party.id', 'line.party_id')
    .innerJoin('member', 'member.id', 'party.member_id')
    .select('member.id as memberId')
    .select(sql<boolean>`bool_or(line.confirmation = 'invited')`.as('isAsked'))
    .select(sql<boolean>`bool_or(line.confirmation = 'unconfirmed')`.as('isUnconfirmed'))
    .select([
      sql<number>`sum(line.pr)::int`.as('pr'),
      sql<number>`sum(line.mr)::int`.as('mr'),
      sql<number>`sum(line.sr)::int`.as('sr'),
    ])
    .where('line.composition_id', '=', id)
    .where('line.revision', '=', revision)
    .groupBy('member.id')
    .orderBy('member.id')
    .execute();
  return rows.map(({ pr, mr, sr, ...member }) => ({ ...member, shares: { pr, mr, sr } }));
}
