-- Works from CWR 3, which has one record for new and revised works, and the code that CISAC gave a member for its files.
alter table composition_cwr
  drop constraint composition_cwr_version_check,
  add constraint composition_cwr_version_check check (version in ('2.1', '2.2', '3.0', '3.1')),
  drop constraint composition_cwr_type_check,
  add constraint composition_cwr_type_check check (type in ('NWR', 'REV', 'WRK'));
alter table cwr_file
  drop constraint cwr_file_version_check,
  add constraint cwr_file_version_check check (version in ('2.1', '2.2', '3.0', '3.1'));
alter table member add column cwr_sender_code text check (cwr_sender_code ~ '^[A-Z0-9]{2,3}$');
