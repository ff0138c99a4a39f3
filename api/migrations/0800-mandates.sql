-- One member registers or confirms for another, within a territory and a period.
create table mandate (
  id uuid primary key,
  representative_id uuid not null references member (id),
  represented_id uuid not null references member (id),
  scopes text[] not null
    check (cardinality(scopes) > 0 and scopes <@ array['register_works', 'register_recordings', 'confirm_shares']),
  territory text not null,
  valid_from date not null,
  valid_to date,
  -- The other of the two confirms.
  proposed_by uuid not null references member (id),
  state text not null default 'proposed' check (state in ('proposed', 'active', 'declined', 'ended')),
  proposed_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  ended_by uuid references member (id),
  check (representative_id <> represented_id),
  check (proposed_by in (representative_id, represented_id)),
  check (valid_to >= valid_from),
  check ((state in ('declined', 'ended')) = (ended_at is not null))
);
create unique index mandate_open_key on mandate (representative_id, represented_id) where state in ('proposed', 'active');
create index mandate_represented_id_idx on mandate (represented_id);

-- Under which mandate the member acted.
alter table composition_event add column mandate_id uuid references mandate (id);
alter table recording_event add column mandate_id uuid references mandate (id);
alter table audit_event add column mandate_id uuid;

-- The society has cleared the member to register works and recordings in which it has no part.
alter table member add column registers_for_others boolean not null default false;
-- An import that the last release had begun to write goes on as it was confirmed.
with cleared as (
  update member set registers_for_others = true
  where id in (select member_id from import_job where state = 'importing')
  returning id
)
insert into audit_event (id, action, subject_id, after, staff)
select gen_random_uuid(), 'society.members.clear', id,
  '{"registers_for_others": true, "reason": "An import was being written during the upgrade."}', 'upgrade'
from cleared;

create or replace view composition_history as
  select id, composition_id, revision, member_id, note, at, 0 as step,
    case when type in ('imported_submitted', 'imported_registered') then 'imported' else type end as type, party_id,
    account_id, mandate_id
  from composition_event
  union all
  select md5(id::text || told.type)::uuid, composition_id, revision, member_id, null, at, told.step, told.type, null,
    account_id, mandate_id
  from composition_event as event
  cross join lateral (values ('submitted', 1), ('registered', 2)) as told (type, step)
  where event.type = 'imported_registered' or (event.type = 'imported_submitted' and told.type = 'submitted');
