-- Until now, the time of the last amendment: the dashboard counted an amended work or recording in its month.
update composition_member as mine set registered_at = first.at
from (
  select composition_id, min(registered_at) as at from composition_revision
  group by composition_id having count(registered_at) > 1
) as first
where first.composition_id = mine.composition_id and mine.registered_at > first.at;
