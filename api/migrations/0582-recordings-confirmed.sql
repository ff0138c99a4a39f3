-- How far recordings are confirmed is read off a member's list, as of works: lines of rights whose members were asked, and
-- those who did; 0 while the recording is neither pending nor in force.
alter table recording_member
  add column asked smallint not null default 0,
  add column confirmed smallint not null default 0;

update recording_member as mine
set asked = shown.asked, confirmed = shown.confirmed
from (
  select recording.id, count(*) as asked, count(*) filter (where line.confirmation = 'confirmed') as confirmed
  from recording
  join recording_right as line on line.recording_id = recording.id and line.revision = recording.revision
  where recording.state in ('awaiting_confirmation', 'registered') and line.claimed_by is null
    and line.confirmation in ('invited', 'confirmed', 'unconfirmed')
  group by recording.id
) as shown
where shown.id = mine.recording_id;

create index recording_member_asked_idx on recording_member (member_id) include (asked, confirmed) where asked > 0;
