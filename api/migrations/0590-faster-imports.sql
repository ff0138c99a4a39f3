-- What an import of a million works pays for each of them, without which nothing is less safe.

-- It adds thousands of entries with the same words. A short pending list lets PostgreSQL put them under their words some
-- hundred at a time, for two thirds of the work. A search reads at most those 64 kB besides, whoever wrote last.
alter index search_entry_composition_words_idx set (fastupdate = on, gin_pending_list_limit = 64);
alter index search_entry_recording_words_idx set (fastupdate = on, gin_pending_list_limit = 64);

-- Members are never deleted, and a work or recording refers to the one who submitted it, a party to the one it stands
-- for. Its versions, its history and the lists it is in repeat one of these, and need not have it looked up each time.
alter table composition_revision drop constraint composition_revision_created_by_fkey;
alter table composition_event drop constraint composition_event_member_id_fkey;
alter table composition_member drop constraint composition_member_member_id_fkey;
alter table recording_revision drop constraint recording_revision_created_by_fkey;
alter table recording_event drop constraint recording_event_member_id_fkey;
alter table recording_member drop constraint recording_member_member_id_fkey;
