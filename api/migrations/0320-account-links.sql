-- A link that was taken back before anybody used it: a newer one was sent, the change was called off, or the password
-- that it was to change has been changed since.
alter table account_link add column withdrawn_at timestamptz;
