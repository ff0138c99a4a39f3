-- Works that recordings name by an ISWC that no work had yet, looked up when a work gets it.
create index recording_work_iswc_idx on recording_work (iswc) where iswc is not null and composition_id is null;

insert into work_recording_link (composition_id, recording_id, linked_by, linked_at)
select distinct work.id, recording.id, work.member_id, now()
from recording_work as line
join recording on recording.id = line.recording_id and recording.revision = line.revision
  and recording.state = 'registered'
join composition_revision as held on held.iswc = line.iswc and held.state in ('registered', 'registered_incomplete')
join composition as work on work.id = held.composition_id
where line.iswc is not null and line.composition_id is null
on conflict do nothing;
