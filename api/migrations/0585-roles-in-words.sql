-- What somebody plays or does that the list has no word for, in the words of whoever told of it.
alter table recording_contributor add column other_roles text;
