-- Invitations by email for a work's writers and publishers who aren't members: a link shows the party's shares and takes
-- one answer without an account.
create table composition_invitation (
  id uuid primary key,
  composition_id uuid not null references composition (id) on delete cascade,
  party_id uuid not null references party (id),
  member_id uuid not null references member (id),
  -- Visible to the inviting member alone. Joining with it makes the party the new member's.
  email text not null,
  token_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  answer text check (answer in ('confirmed', 'declined')),
  answered_at timestamptz,
  -- The revision that was confirmed or declined.
  revision integer,
  reason text,
  -- Also set when a newer invitation replaces it.
  withdrawn_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create unique index composition_invitation_token_hash_key on composition_invitation (token_hash);
create unique index composition_invitation_open_key on composition_invitation (composition_id, party_id)
  where answered_at is null and withdrawn_at is null;
create index composition_invitation_email_idx on composition_invitation (email);
create index composition_invitation_party_id_idx on composition_invitation (party_id);

-- Who acted without an account.
alter table composition_event add column party_id uuid references party (id);
create index composition_event_party_id_idx on composition_event (party_id) where party_id is not null;

create or replace view composition_history as
  select id, composition_id, revision, member_id, note, at, 0 as step,
    case when type in ('imported_submitted', 'imported_registered') then 'imported' else type end as type, party_id
  from composition_event
  union all
  select md5(id::text || told.type)::uuid, composition_id, revision, member_id, null, at, told.step, told.type, null
  from composition_event as event
  cross join lateral (values ('submitted', 1), ('registered', 2)) as told (type, step)
  where event.type = 'imported_registered' or (event.type = 'imported_submitted' and told.type = 'submitted');
