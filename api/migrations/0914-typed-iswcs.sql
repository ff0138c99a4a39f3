-- ISWCs that recordings name as members typed them, such as T-034.524.680-1: works store them without punctuation.
create temporary table typed_iswc on commit drop as
select recording_id, revision, position, upper(regexp_replace(iswc, '[[:space:].-]', '', 'g')) as iswc
from recording_work where iswc is not null and iswc !~ '^T[0-9]{10}$';

delete from typed_iswc where iswc !~ '^T[0-9]{10}$';

update recording_work as line set iswc = typed.iswc
from typed_iswc as typed
where line.recording_id = typed.recording_id and line.revision = typed.revision and line.position = typed.position;

insert into work_recording_link (composition_id, recording_id, linked_by, linked_at)
select distinct work.id, recording.id, work.member_id, now()
from typed_iswc as line
join recording_work as mention
  on mention.recording_id = line.recording_id and mention.revision = line.revision and mention.position = line.position
  and mention.composition_id is null
join recording on recording.id = line.recording_id and recording.revision = line.revision
  and recording.state = 'registered'
join composition_revision as held on held.iswc = line.iswc and held.state in ('registered', 'registered_incomplete')
join composition as work on work.id = held.composition_id
on conflict do nothing;
