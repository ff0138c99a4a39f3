import type { ConfirmationProgress } from '@counterpoint/domain/schemas';
import { FULL_SHARE } from '@counterpoint/domain/shares';
import { sql } from 'kysely';
import type { Database } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';

/** How far the member's works, in force or pending, are confirmed by those who were asked. */
export async function readConfirmations(
  db: Database,
  { memberId, partyId }: Act['actor'],
): Promise<ConfirmationProgress> {
  const { rows } = await sql<Omit<ConfirmationProgress, 'share'>>`
    select coalesce(sum(mine.asked), 0)::int as asked, coalesce(sum(mine.confirmed), 0)::int as confirmed,
      (select count(distinct line.party_id)::int
        from composition_member as waiting
        join composition on composition.id = waiting.composition_id
        join composition_interest as line
          on line.composition_id = composition.id and line.revision = composition.revision
        where waiting.member_id = ${memberId} and waiting.state = 'awaiting_confirmation'
          and line.confirmation = 'invited' and line.party_id <> ${partyId}) as co_writers_to_confirm
    from composition_member as mine
    where mine.member_id = ${memberId} and mine.asked > 0`.execute(db);
  const { asked, confirmed, co_writers_to_confirm } = rows[0] ?? { asked: 0, confirmed: 0, co_writers_to_confirm: 0 };
  const share = asked === 0 ? null : Math.floor((confirmed * FULL_SHARE) / asked);
  return { asked, confirmed, share, co_writers_to_confirm };
}
