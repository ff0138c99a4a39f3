-- Who signs in, for whom they act, and how that member is known in the field.
-- Ids are made by the application (UUIDv7).

create table member (
  id uuid primary key,
  register_as text not null check (register_as in ('individual', 'corporate')),
  corporation_name text,
  organisation_type text check (organisation_type in ('Producer', 'Record Company', 'Producer/Record Company', 'Other')),
  given_name text,
  other_names text,
  phone text,
  profile_pic_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (case register_as
    when 'corporate' then corporation_name is not null and organisation_type is not null
    else given_name is not null and other_names is not null end)
);

create table party (
  id uuid primary key,
  kind text not null check (kind in ('person', 'organisation')),
  given_names text,
  family_name text,
  organisation_name text,
  stage_name text,
  ipi_name_number text,
  isni text,
  isni_status text not null default 'none' check (isni_status in ('none', 'draft', 'submitted', 'in_review',
    'possible_match', 'assigned', 'more_info_needed', 'rejected', 'claimed_existing')),
  isni_updated_at timestamptz not null default now(),
  member_id uuid references member (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (case kind when 'organisation' then organisation_name is not null else family_name is not null end)
);
create unique index party_ipi_name_number_key on party (ipi_name_number);
create unique index party_isni_key on party (isni);
create unique index party_member_id_key on party (member_id);

create table account (
  id uuid primary key,
  email text not null,
  password_hash text not null,
  created_at timestamptz not null default now()
);
create unique index account_email_key on account (email);

create table membership (
  account_id uuid not null references account (id),
  member_id uuid not null references member (id),
  permission text not null check (permission in ('super', 'copyright', 'finance', 'read')),
  created_at timestamptz not null default now(),
  primary key (account_id, member_id)
);
create index membership_member_id_idx on membership (member_id);

-- Tokens and the cookie they are bound to are kept as SHA-256 only.
create table session (
  id uuid primary key,
  token_hash bytea not null,
  binding_hash bytea not null,
  account_id uuid not null references account (id),
  member_id uuid not null references member (id),
  user_agent text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index session_token_hash_key on session (token_hash);
create index session_account_id_idx on session (account_id);
create index session_expires_at_idx on session (expires_at);
