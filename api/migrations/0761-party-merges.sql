-- cspell:ignore plpgsql
-- Deciding claims of parties: a code mailed to the contact on file, and the merge of the claimed party with the member's.

alter table party add column contact_email text;

alter table party_claim
  add column code_hash bytea,
  add column code_expires_at timestamptz,
  add column code_tries smallint not null default 0;

-- What a merge changed, so that it can be undone.
create table party_merge (
  claim_id uuid primary key references party_claim (id),
  -- Rows of `party` as before: the member's own party, which is deleted, and the claimed one.
  starting_party jsonb not null,
  claimed_party jsonb not null,
  -- `[{"table", "column", "keys"}]`: the rows that named the starting party, by primary key.
  moves jsonb not null,
  -- Works and recordings that appeared in the member's lists.
  listed jsonb not null,
  -- Of all rows that named the claimed party after the merge, by table and column.
  digests jsonb not null,
  merged_at timestamptz not null,
  undone_at timestamptz
);

-- A merge is the only exception: the same person, under their other party.
create or replace function refuse_change_of_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('counterpoint.merging_parties', true) = 'on'
    and to_jsonb(new) - '{party_id,payload}'::text[] = to_jsonb(old) - '{party_id,payload}'::text[] then
    return new;
  end if;
  raise exception 'What happened to a case is never changed.';
end $$;
