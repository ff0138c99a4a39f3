-- Which person acted for the member; null for the society, imports and what happened before people had names.
alter table composition_event add column account_id uuid references account (id);
alter table recording_event add column account_id uuid references account (id);
alter table opposition_event add column account_id uuid references account (id);

create or replace view composition_history as
  select id, composition_id, revision, member_id, note, at, 0 as step,
    case when type in ('imported_submitted', 'imported_registered') then 'imported' else type end as type, party_id,
    account_id
  from composition_event
  union all
  select md5(id::text || told.type)::uuid, composition_id, revision, member_id, null, at, told.step, told.type, null, null
  from composition_event as event
  cross join lateral (values ('submitted', 1), ('registered', 2)) as told (type, step)
  where event.type = 'imported_registered' or (event.type = 'imported_submitted' and told.type = 'submitted');
