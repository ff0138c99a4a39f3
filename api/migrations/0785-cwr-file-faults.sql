-- What a receiver would reject or ignore in a file, as our own check found when the file was created.
alter table cwr_file add column faults jsonb not null default '[]';
