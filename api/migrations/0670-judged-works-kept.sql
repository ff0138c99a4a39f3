-- What a check has judged is kept for the writing: a file is then read and judged once.

alter table import_part
  drop constraint import_part_role_check,
  add constraint import_part_role_check check (role in ('source', 'rejected', 'findings', 'judged'));

-- The form in which it is kept; null where nothing is, or not all of it.
alter table import_job add column judged_form integer;
