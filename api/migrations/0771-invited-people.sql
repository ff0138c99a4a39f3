-- A person's own name, shown beside the member for which they acted.
alter table account add column name text;
update account set name = coalesce(
  (
    select case member.register_as
      when 'corporate' then coalesce(member.contact_person, member.corporation_name)
      else member.given_name || ' ' || member.other_names end
    from membership join member on member.id = membership.member_id
    where membership.account_id = account.id
    order by membership.created_at limit 1
  ),
  email
);
alter table account alter column name set not null;

-- The last time that the person signed in for the member, or switched to it.
alter table membership add column signed_in_at timestamptz;

-- Accepting makes a membership, and an account for an address that has none.
create table person_invitation (
  id uuid primary key,
  member_id uuid not null references member (id),
  email text not null,
  role text not null check (role in ('manager', 'contributor', 'finance', 'reader')),
  invited_by uuid not null references account (id),
  token_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  -- Also set when a newer invitation replaces it.
  withdrawn_at timestamptz
);
create unique index person_invitation_token_hash_key on person_invitation (token_hash);
create unique index person_invitation_open_key on person_invitation (member_id, email)
  where accepted_at is null and withdrawn_at is null;
create index person_invitation_expires_at_idx on person_invitation (expires_at);
create index person_invitation_invited_by_idx on person_invitation (invited_by);
