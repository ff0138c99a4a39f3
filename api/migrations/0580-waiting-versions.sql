-- A version that waited for a case alone is looked at again as the case ends, with what its first job said.
create index job_subject_id_idx on job (subject_id);
