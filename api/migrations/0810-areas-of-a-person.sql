-- The areas of the portal that a person's role is limited to; null for all.
alter table membership
  add column areas text[],
  add check (areas <@ array['compositions', 'recordings', 'disputes', 'account'] and cardinality(areas) > 0),
  add check (role <> 'owner' or areas is null);
alter table person_invitation
  add column areas text[],
  add check (areas <@ array['compositions', 'recordings', 'disputes', 'account'] and cardinality(areas) > 0);
