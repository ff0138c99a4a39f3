-- Links of a merged work now count as links of the work that it was merged into, and composition_merge.linked is unused.
-- Before, a merge copied them. If a member has removed a copy, the links of all works merged into that one go as well. The
-- other copies go, too, except those that an active revision names: they stay when the merge is undone. Merges of early
-- releases neither copied links nor recorded copies, so their links stay.

delete from work_recording_link as link
using composition_merge as own, composition_merge as merge
where link.composition_id = own.duplicate_id and merge.into_id = own.into_id and link.recording_id = any(merge.linked)
  and not exists (
    select from work_recording_link as copy
    where copy.composition_id = merge.into_id and copy.recording_id = link.recording_id);

delete from work_recording_link as copy using composition_merge as merge
where copy.composition_id = merge.into_id and copy.recording_id = any(merge.linked)
  and exists (
    select from work_recording_link as link
    where link.composition_id = merge.duplicate_id and link.recording_id = copy.recording_id)
  and not exists (
    select from recording join recording_work as line
      on line.recording_id = recording.id and line.revision = recording.revision
    where recording.id = copy.recording_id and line.composition_id = copy.composition_id)
  and not exists (
    select from composition join composition_recording as line
      on line.composition_id = composition.id and line.revision = composition.revision
    where composition.id = copy.composition_id and line.recording_id = copy.recording_id);

-- The columns of composition_history.
create view recording_history as
  select id, recording_id, revision, member_id, note, at, 0 as step, type, null::uuid as party_id, account_id, mandate_id
  from recording_event;
