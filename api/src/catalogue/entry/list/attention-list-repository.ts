import { type RawBuilder, sql } from 'kysely';
import { FULL_TITLE } from '../../recordings/recording-repository.ts';

/** The member's pending revisions that a party without an account declined; a member's contest opens a case. */
export function declinedRevisions(memberId: string): RawBuilder<unknown> {
  return sql`
    select composition.id as composition_id, revision.title, declined.party_id, declined.answered_at
    from (
      select distinct on (composition_id) composition_id, revision, party_id, answered_at
      from composition_invitation as answered
      where member_id = ${memberId} and answer = 'declined' and not exists (
        select from composition_invitation as later
        where later.composition_id = answered.composition_id and later.party_id = answered.party_id
          and later.sent_at > answered.answered_at and later.withdrawn_at is null)
      order by composition_id, answered_at desc) as declined
    join composition on composition.id = declined.composition_id and composition.pending_revision = declined.revision
    join composition_revision as revision
      on revision.composition_id = composition.id and revision.number = declined.revision
    where revision.state = 'awaiting_confirmation' and revision.submitted_at < declined.answered_at`;
}

/** The member's recordings with line-up claims to answer, each with its first claim: its page shows all. */
export function lineUpClaimed(memberId: string): RawBuilder<unknown> {
  return sql`
    select distinct on (recording.id) recording.id as recording_id, ${FULL_TITLE} as title, claim.party_id, claim.created_at
    from recording join recording_line_up_claim as claim on claim.recording_id = recording.id
    where recording.member_id = ${memberId} and claim.state = 'requested'
    order by recording.id, claim.created_at`;
}
