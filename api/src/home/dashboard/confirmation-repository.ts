import { may } from '@counterpoint/domain/permissions';
import type { ConfirmationProgress } from '@counterpoint/domain/schemas/home';
import { FULL_SHARE } from '@counterpoint/domain/shares';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';

export async function readConfirmations(db: Database, actor: Actor): Promise<ConfirmationProgress> {
  const { memberId, partyId } = actor;
  const works = sql`${may(actor, 'compositions:read')}::boolean`;
  const recordings = sql`${may(actor, 'recordings:read')}::boolean`;
  const { rows } = await sql<Omit<ConfirmationProgress, 'share'>>`
    with mine as (
      select asked, confirmed from composition_member where member_id = ${memberId} and asked > 0 and ${works}
      union all
      select asked, confirmed from recording_member where member_id = ${memberId} and asked > 0 and ${recordings}
    ), waited_for as (
      select line.party_id
      from composition_member as waiting
      join composition on composition.id = waiting.composition_id
      join composition_interest as line
        on line.composition_id = composition.id and line.revision = composition.revision
      where waiting.member_id = ${memberId} and waiting.state = 'awaiting_confirmation'
        and line.confirmation = 'invited' and ${works}
      union
      select line.party_id
      from recording_member as waiting
      join recording on recording.id = waiting.recording_id
      join recording_right as line on line.recording_id = recording.id and line.revision = recording.revision
      where waiting.member_id = ${memberId} and waiting.state = 'awaiting_confirmation'
        and line.confirmation = 'invited' and ${recordings}
    )
    select coalesce(sum(asked), 0)::int as asked, coalesce(sum(confirmed), 0)::int as confirmed,
      (select count(*)::int from waited_for where party_id <> ${partyId}) as members_to_confirm
    from mine`.execute(db);
  const { asked, confirmed, members_to_confirm } = rows[0] ?? { asked: 0, confirmed: 0, members_to_confirm: 0 };
  const share = asked === 0 ? null : Math.floor((confirmed * FULL_SHARE) / asked);
  return { asked, confirmed, share, members_to_confirm };
}
