import type { ObjectLink } from '@counterpoint/domain/schemas';
import type { Shares } from '@counterpoint/domain/shares';
import { sql } from 'kysely';
import type { Tx } from '../db/transaction.ts';

/** What a notification about a work needs of it: the revision that it shows, and the members whom that names. */
export interface NoticedWork {
  readonly title: string;
  readonly submitterId: string;
  readonly isIncomplete: boolean;
  readonly hasUnconfirmed: boolean;
  readonly named: readonly { readonly memberId: string; readonly isAsked: boolean; readonly shares: Shares }[];
  readonly link: ObjectLink;
}

export async function readNoticedWork(tx: Tx, id: string): Promise<NoticedWork> {
  const work = await tx
    .selectFrom('composition')
    .innerJoin('composition_revision as shown', (join) =>
      join.onRef('shown.composition_id', '=', 'composition.id').onRef('shown.number', '=', 'composition.revision'),
    )
    .select(['composition.member_id', 'composition.revision', 'shown.title', 'shown.state'])
    .where('composition.id', '=', id)
    .executeTakeFirstOrThrow();
  const named = await readNamed(tx, id, work.revision);
  return {
    title: work.title,
    submitterId: work.member_id,
    isIncomplete: work.state === 'registered_incomplete',
    hasUnconfirmed: named.some(({ isUnconfirmed }) => isUnconfirmed),
    named,
    link: { type: 'composition', id },
  };
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
