-- A link of an address that has its account by now says so, instead of being unknown: its sign-up stays until it is old,
-- without what was in it.
alter table sign_up add column closed_at timestamptz;
