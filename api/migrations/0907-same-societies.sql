-- The claimed party's memberships that the member had stated too, so that undoing the merge restores them.
alter table party_merge add column same_societies jsonb not null default '[]';
