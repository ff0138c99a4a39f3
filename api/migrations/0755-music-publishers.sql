-- A music publisher joins as one.
alter table member
  drop constraint member_organisation_type_check,
  add constraint member_organisation_type_check
    check (organisation_type in ('Producer', 'Record Company', 'Producer/Record Company', 'Music Publisher', 'Other'));
alter table party
  drop constraint party_organisation_type_check,
  add constraint party_organisation_type_check
    check (organisation_type in ('Producer', 'Record Company', 'Producer/Record Company', 'Music Publisher', 'Other'));
