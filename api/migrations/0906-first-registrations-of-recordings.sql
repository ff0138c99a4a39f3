-- As 0905. Apart from it, so that changes to works don’t wait for recordings.
update recording set registered_at = first.at
from (
  select recording_id, min(registered_at) as at from recording_revision
  group by recording_id having count(registered_at) > 1
) as first
where first.recording_id = recording.id and recording.registered_at > first.at;
