import { WORLD } from '@counterpoint/domain/territories';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';

export interface MemberWithoutStanding {
  readonly member_id: string;
  readonly name: string;
  readonly works: number;
  readonly recordings: number;
  /** Of these, those that were never submitted. */
  readonly drafts: number;
}

/**
 * Members with works or recordings, not withdrawn, that they couldn't submit, amend or withdraw today: see
 * `requireStanding`. A mandate for a part of the world counts for recordings, whatever rights it covers.
 */
export async function listWithoutStanding(
  db: Database,
  { day, limit }: { readonly day: string; readonly limit: number },
): Promise<MemberWithoutStanding[]> {
  const { rows } = await sql<MemberWithoutStanding>`
    with named as (
      select 'composition' as kind, composition_id as id, revision, party_id from composition_interest
      union all select 'recording', recording_id, revision, party_id from recording_right
      union all select 'recording', recording_id, revision, party_id from recording_contributor
    ), entry as (
      select 'composition' as kind, entry.id, entry.member_id, entry.revision, shown.state
      from composition as entry
      join composition_revision as shown on shown.composition_id = entry.id and shown.number = entry.revision
      union all
      select 'recording', entry.id, entry.member_id, entry.revision, shown.state
      from recording as entry
      join recording_revision as shown on shown.recording_id = entry.id and shown.number = entry.revision
    )
    select member.id as member_id, coalesce(member.corporation_name, member.given_name || ' ' || member.other_names) as name,
      count(*) filter (where entry.kind = 'composition')::int as works,
      count(*) filter (where entry.kind = 'recording')::int as recordings,
      count(*) filter (where entry.state = 'draft')::int as drafts
    from entry
    join member on member.id = entry.member_id and not member.registers_for_others
    join party as own on own.member_id = member.id
    where entry.state <> 'withdrawn' and not exists (
      select from named
      left join party as other on other.id = named.party_id
      left join mandate on mandate.represented_id = other.member_id and mandate.representative_id = member.id
        and mandate.state = 'active' and mandate.valid_from <= ${day}::date
        and coalesce(mandate.valid_to >= ${day}::date, true)
        and case named.kind
          when 'composition' then 'register_works' = any(mandate.scopes) and mandate.territory = ${WORLD}
          else 'register_recordings' = any(mandate.scopes) end
      where named.kind = entry.kind and named.id = entry.id and named.revision = entry.revision
        and (named.party_id = own.id or mandate.id is not null))
    group by member.id order by count(*) desc, member.id limit ${limit}`.execute(db);
  return rows;
}
