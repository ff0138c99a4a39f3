-- A work that came by a file was imported, submitted and often registered in one moment. One event says all of it: a
-- file of a million rows would else write three for each work.

alter table composition_event
  drop constraint composition_event_type_check,
  add constraint composition_event_type_check check (type in ('created', 'submitted', 'confirmed', 'contested',
    'registered', 'amended', 'taken_back', 'claimed', 'claim_answered', 'withdrawn', 'imported', 'imported_submitted',
    'imported_registered', 'merged'));

-- What happened to a work, each thing by itself; `step` orders what happened in one moment.
create view composition_history as
  select id, composition_id, revision, member_id, note, at, 0 as step,
    case when type in ('imported_submitted', 'imported_registered') then 'imported' else type end as type
  from composition_event
  union all
  select md5(id::text || told.type)::uuid, composition_id, revision, member_id, null, at, told.step, told.type
  from composition_event as event
  cross join lateral (values ('submitted', 1), ('registered', 2)) as told (type, step)
  where event.type = 'imported_registered' or (event.type = 'imported_submitted' and told.type = 'submitted');
