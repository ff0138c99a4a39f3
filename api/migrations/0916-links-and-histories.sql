-- Links of a merged work now count as links of the work that it was merged into, and composition_merge.linked is unused.
-- Before, a merge copied them. A link whose copy a member has removed goes as well, and so do the other copies. Merges of
-- early releases neither copied links nor recorded copies, so their links stay.

delete from work_recording_link as link using composition_merge as merge
where link.composition_id = merge.duplicate_id and link.recording_id = any(merge.linked) and not exists (
  select from work_recording_link as copy
  where copy.composition_id = merge.into_id and copy.recording_id = link.recording_id);

delete from work_recording_link as copy using composition_merge as merge
where copy.composition_id = merge.into_id and copy.recording_id = any(merge.linked) and exists (
  select from work_recording_link as link
  where link.composition_id = merge.duplicate_id and link.recording_id = copy.recording_id);

-- The columns of composition_history.
create view recording_history as
  select id, recording_id, revision, member_id, note, at, 0 as step, type, null::uuid as party_id, account_id, mandate_id
  from recording_event;
