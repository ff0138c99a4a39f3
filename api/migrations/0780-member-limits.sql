-- What a member keeps is counted before more is accepted: bytes of files, drafts, parties.

drop index file_member_id_idx;
create index file_member_id_idx on file (member_id) include (bytes);
create index recording_member_drafts_idx on recording_member (member_id) where state = 'draft';
create index party_added_by_idx on party (added_by) where added_by is not null and member_id is null;
