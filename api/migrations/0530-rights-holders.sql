-- What kind of company holds rights, told by who adds it; a member tells it in their profile.
alter table party
  add column organisation_type text
    check (organisation_type in ('Producer', 'Record Company', 'Producer/Record Company', 'Other'));
