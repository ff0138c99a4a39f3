-- Files of recordings are imported as those of works are.
alter table import_job drop constraint import_job_subject_check;
alter table import_job add constraint import_job_subject_check check (subject in ('composition', 'recording'));

-- The number that whoever submitted a recording knows it by: a file that is sent twice is known again.
alter table recording add column own_number text;
create index recording_own_number_idx on recording (member_id, own_number) where own_number is not null;
