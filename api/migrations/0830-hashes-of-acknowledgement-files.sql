-- A file that comes again under another name is the same file.
alter table acknowledgement_file add column content_hash bytea;
